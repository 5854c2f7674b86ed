import { createContext, type ReactNode, use } from "react";

/** An appointment of a list: whose it is, and the id of its type. With the patient's name, what the mark leads to is named. */
export type MarkedAppointment = { patient: string; type: string; name?: string };

/** A hook that reads the consents of all patients shown at once, and returns what draws the mark of one appointment. */
export type UseConsentMarks = (
  shown: readonly MarkedAppointment[],
) => (appointment: MarkedAppointment) => ReactNode;

/** Lists show which consents are missing; the feature that knows is given by the route, and never changes. */
export const ConsentMarks = createContext<UseConsentMarks>(() => () => null);

/** Draws the mark of an appointment whose patient lacks a consent; nothing where no route provides it. */
export const useConsentMarks: UseConsentMarks = (shown) => use(ConsentMarks)(shown);

import { createContext, type ReactNode, use } from "react";

/** Draws what can be done about a complaint besides noting it. `what` is the complaint in the therapist's words. */
export type DrawComplaint = (what: string) => ReactNode;

/** The monitoring feature provides this through the route, because features do not import each other. */
export const ComplaintSlot = createContext<DrawComplaint>(() => null);

/** Following the complaint between appointments, or null for who may not. */
export const useComplaintActions: DrawComplaint = (what) => use(ComplaintSlot)(what);

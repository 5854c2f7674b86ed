import type { CalendarAppointment } from "@meridian/core/contracts/scheduling/appointments";
import { createContext, type ReactNode, use } from "react";

/** Renders an appointment's charge; null for users who may not charge for it. */
export type RenderCharge = (appointment: CalendarAppointment) => ReactNode;

/** The billing feature provides this through the route, because features do not import each other. */
export const ChargeSlot = createContext<RenderCharge>(() => null);

/** The rendered charge of an appointment, or null. */
export const useChargeOf = (appointment: CalendarAppointment): ReactNode => use(ChargeSlot)(appointment);

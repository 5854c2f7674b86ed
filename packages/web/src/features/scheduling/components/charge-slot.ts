import type { CalendarAppointment } from "@meridian/core/contracts/scheduling/appointments";
import { createContext, type ReactNode, use } from "react";

/** Draws an appointment's charge, or nothing for those who do not charge for it. */
export type RenderCharge = (appointment: CalendarAppointment) => ReactNode;

/** Charging is another feature's: the route brings it to wherever an appointment is shown. */
export const ChargeSlot = createContext<RenderCharge>(() => null);

/** The charge of an appointment, or null. */
export const useChargeOf = (appointment: CalendarAppointment): ReactNode => use(ChargeSlot)(appointment);

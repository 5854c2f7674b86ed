import type { Appointment } from "@meridian/core/contracts/scheduling/appointments";
import { createContext, type ReactNode, use } from "react";

/** Draws an appointment's charge, or nothing for those who do not charge for it. */
export type DrawCharge = (appointment: Appointment) => ReactNode;

/** Charging is another feature's: the route brings it to wherever an appointment is shown. */
export const ChargeSlot = createContext<DrawCharge>(() => null);

/** The charge of an appointment, or null. */
export const useChargeOf = (appointment: Appointment): ReactNode => use(ChargeSlot)(appointment);

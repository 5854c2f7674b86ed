import type { CalendarAppointment } from "@meridian/core/contracts/scheduling/appointments";
import { createContext, type ReactNode, use } from "react";

/**
 * Renders an appointment's charge; null for users who may not charge for it. `onShown` is called when all of it is
 * there, or cannot be loaded.
 */
export type RenderCharge = (appointment: CalendarAppointment, onShown?: () => void) => ReactNode;

/** The billing feature provides this through the route, because features do not import each other. */
export const ChargeSlot = createContext<RenderCharge>(() => null);

/** Renders what takes payment for ticked appointments; `due` in cents. */
export type RenderPayments = (
  chosen: readonly { id: string; due: number }[],
  onDone: () => void,
) => ReactNode;

/** What takes payment for several appointments, provided as {@link ChargeSlot} is. */
export const PaymentsSlot = createContext<RenderPayments>(() => null);

/** The rendered charge of an appointment, or null. */
export const useChargeOf: RenderCharge = (appointment, onShown) => use(ChargeSlot)(appointment, onShown);

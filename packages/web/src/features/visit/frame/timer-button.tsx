import type { TimerKind } from "@meridian/core/contracts/timers/timer-kinds";
import { createContext, type ReactNode, useContext } from "react";

export type TimerWish = {
  kind: TimerKind;
  /** As noted in the treatment; the user's own habit where nothing is. */
  minutes?: number | null | undefined;
  /** What it is of besides its kind: a point, a place. */
  label?: string | undefined;
  /** Only the minutes, where what it is for stands beside it. */
  small?: boolean | undefined;
};

const Context = createContext<((wish: TimerWish) => ReactNode) | undefined>(undefined);
/** Timers are another feature's: the route brings their button. Undefined where none can be started. */
export const TimerProvider = Context.Provider;

/** One click starts a timer of this treatment. Draws nothing in a visit that is signed or not the user's own. */
export const TimerButton = (wish: TimerWish) => useContext(Context)?.(wish) ?? null;

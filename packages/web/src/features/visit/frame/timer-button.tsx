import type { TimerKind } from "@meridian/core/contracts/timers/timer-kinds";
import { createContext, type ReactNode, useContext } from "react";

export type TimerRequest = {
  kind: TimerKind;
  /** The minutes noted in the treatment; the user's usual time where there are none. */
  minutes?: number | null | undefined;
  /** What the timer is for, besides its kind: a point or a body region. */
  label?: string | undefined;
  /** Shows only the minutes, beside the treatment's name. */
  small?: boolean | undefined;
};

const Context = createContext<((wish: TimerRequest) => ReactNode) | undefined>(undefined);
/** Provides the timer button. Timers belong to another feature, so the route passes it in; undefined where none can be started. */
export const TimerProvider = Context.Provider;

/** A button that starts a timer for this treatment. Renders nothing in a visit that is signed or somebody else's. */
export const TimerButton = (wish: TimerRequest) => useContext(Context)?.(wish) ?? null;

/** The kinds of treatment that are timed. */
export const TIMER_KINDS = ["acupuncture", "electro", "moxa", "cupping", "other"] as const;
export type TimerKind = (typeof TIMER_KINDS)[number];

/** The longest timer, in minutes. Equals the longest time that can be recorded for a needle. */
export const MAX_TIMER_MINUTES = 240;

/** The default duration of a timer by kind, in minutes, and whether it ends with a sound. */
export type TimerSettings = { minutes: Record<TimerKind, number>; sound: boolean };

export const TIMER_DEFAULTS: TimerSettings = {
  minutes: { acupuncture: 20, electro: 20, moxa: 10, cupping: 10, other: 15 },
  sound: true,
};

/** What is timed. */
export const TIMER_KINDS = ["acupuncture", "electro", "moxa", "cupping", "other"] as const;
export type TimerKind = (typeof TIMER_KINDS)[number];

/** The longest a timer runs, minutes: as long as a needle may be noted to stay. */
export const MAX_TIMER_MINUTES = 240;

/** How long a timer of a kind runs unless told, minutes, and whether its end is heard. */
export type TimerSettings = { minutes: Record<TimerKind, number>; sound: boolean };

export const TIMER_DEFAULTS: TimerSettings = {
  minutes: { acupuncture: 20, electro: 20, moxa: 10, cupping: 10, other: 15 },
  sound: true,
};

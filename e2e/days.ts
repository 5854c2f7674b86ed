const DAY = 86_400_000;

/** Weeks from here on belong to journeys; even ones to one worker, odd ones to the other. Another run takes others. */
let week = 10 + 2 * Math.floor(Math.random() * 25);

/** A Tuesday far enough ahead, in a week of the caller's own: nobody else has booked there. As `2030-01-31`. */
export function ownDay(): string {
  week += 2;
  const days = 7 * (week + Number(process.env.TEST_PARALLEL_INDEX ?? 0));
  const today = new Date();
  const toTuesday = (9 - today.getUTCDay()) % 7;
  return new Date(today.getTime() + (days + toTuesday) * DAY).toISOString().slice(0, 10);
}

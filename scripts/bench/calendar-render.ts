import type { Measured } from "./calendar-page.tsx";
import { onPage } from "./page.ts";
import { median } from "./side-by-side.ts";

const ROUNDS = 15;

/**
 * The first render of a week of 500 appointments, compared with the same boxes as plain React elements, alternating in
 * one page; and the longest time for which the browser is busy while one of them is dragged across the week.
 */
export const benchCalendarRender = () =>
  onPage("calendar", async (page) => {
    const measured = await page.evaluate<Measured>(`measure(${ROUNDS})`);
    if (measured.tiles !== 500) throw new Error(`The calendar drew ${measured.tiles} of 500 appointments`);
    const ours = median(measured.ours);
    const bare = median(measured.bare);
    return { ours, bare, ratio: ours / bare, drag: measured.drag };
  });

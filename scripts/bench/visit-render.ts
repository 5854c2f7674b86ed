import { onPage } from "./page.ts";
import { median } from "./side-by-side.ts";
import type { Drawn, Measured } from "./visit-page.tsx";

const ROUNDS = 7;
/** Slows the processor down to that of a slow tablet. */
const SLOWER = 4;

const ratioOf = ({ ours, bare }: { ours: number[]; bare: number[] }) => ({
  ours: median(ours),
  bare: median(bare),
  ratio: median(ours) / median(bare),
});

/**
 * The time until a full appointment can be edited, when opened and in its tests step, compared with all its elements in
 * plain HTML; and a drawing of 2,000 points compared with the same plain paths. On a processor slowed down four times.
 */
export const benchVisitRender = () =>
  onPage("visit", async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const step = async (name: string) => {
      const measured = await page.evaluate<Measured>(`measure("${name}", ${ROUNDS})`);
      return { ...ratioOf(measured), fields: measured.fields };
    };
    const opening = await step("anamnesis");
    const tests = await step("tests");
    const drawing = ratioOf(await page.evaluate<Drawn>(`measureTongue(${ROUNDS})`));
    return { opening, tests, drawing };
  });

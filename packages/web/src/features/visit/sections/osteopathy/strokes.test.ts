import fc from "fast-check";
import { expect, it } from "vitest";
import { simplified } from "./strokes.ts";

it("keeps the corners of a line and drops the points between them", () => {
  const line = [
    [0, 0],
    [0.1, 0],
    [0.2, 0],
    [0.3, 0],
    [0.3, 0.2],
    [0.3, 0.4],
  ] as const;
  expect(simplified(line)).toEqual([
    [0, 0],
    [0.3, 0],
    [0.3, 0.4],
  ]);
});

it("keeps the ends, and never more corners than the server accepts", () => {
  const unit = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(unit, unit), { minLength: 2, maxLength: 300 }), (line) => {
      const kept = simplified(line);
      expect(kept.length).toBeLessThanOrEqual(32);
      for (const [end, at] of [
        [kept[0], line[0]],
        [kept.at(-1), line.at(-1)],
      ] as const)
        expect(Math.abs((end?.[0] ?? 9) - (at?.[0] ?? 0)) <= 0.0005 + 1e-9).toBe(true);
    }),
  );
});

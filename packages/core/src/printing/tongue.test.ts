import { expect, test } from "vitest";
import { encodeStroke, tongueMarks } from "../clinical/tongue/tongue-drawing.ts";
import { tonguePicture } from "../clinical/tongue/tongue-picture.ts";
import { tongue as section } from "../contracts/visits/sections/tongue.ts";
import type { Drawing } from "../pdf/index.ts";
import { speechIn } from "./print-texts.ts";
import { tongue } from "./tongue.ts";

const line = (key: string, ...points: [number, number][]) => {
  const mark = tongueMarks.find((one) => one.key === key);
  if (!mark) throw new Error(key);
  return encodeStroke({ mark, width: 2, pressed: false, points: points.map(([x, y]) => [x, y, 0]) });
};

test("draws the shapes and colours of the screen, and describes them in words", () => {
  const data = section.schema.parse({
    top: [
      line("crack", [500, 420], [505, 620]),
      line("coating_yellow_thick", [380, 400], [620, 400], [620, 560], [380, 560]),
      line("tooth_mark", [830, 400], [840, 640]),
    ],
    whole: ["body_color.red"],
  });
  const blocks = tongue(data, speechIn("en"));
  const drawing = blocks.flatMap((block) => (block.kind === "drawings" ? block.drawings : []))[0] as Drawing;
  const { body, layers } = tonguePicture(data, "top");
  expect(drawing.paths[0]).toMatchObject({ fill: body });
  const drawn = drawing.paths.map(({ d, fill, stroke, opacity }) => ({ d, fill, stroke, opacity }));
  for (const { ink, strokes } of layers)
    expect(drawn).toContainEqual({
      d: strokes.map(({ path }) => path).join(""),
      fill: ink.fill.color,
      stroke: ink.stroke?.color,
      opacity: ink.opacity,
    });
  expect(drawing.paths.filter(({ grain }) => grain)).toHaveLength(1);
  expect(JSON.stringify(blocks)).toMatch(/thick coating \(yellow\), .*crack/);
  expect(JSON.stringify(blocks)).toMatch(/tooth/);
});

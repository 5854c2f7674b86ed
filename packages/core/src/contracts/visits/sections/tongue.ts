import * as z from "zod";
import {
  decodeStroke,
  MOST_CHARS,
  MOST_STROKE_CHARS,
  MOST_STROKES,
  markOf,
  type TongueView,
} from "../../../clinical/tongue/tongue-drawing.ts";
import { coverOf } from "../../../clinical/tongue/tongue-reading.ts";
import {
  isUsual,
  mayBeZoned,
  TONGUE_SHAPES,
  TONGUE_SIZES,
  TONGUE_ZONES,
  tongueDescriptor,
  tongueGroup,
} from "../../../clinical/tongue/tongue-terms.ts";
import { text } from "../../kernel/primitives.ts";
import { section } from "./section.ts";

/** A stroke of a view: numbers, and numbers that fall within the frame. */
const strokeOf = (view: TongueView) =>
  z
    .string()
    .max(MOST_STROKE_CHARS, { message: "tongue.stroke" })
    .refine((kept) => markOf(kept)?.view === view && decodeStroke(kept) !== undefined, {
      message: "tongue.stroke",
    });
const strokesOf = (view: TongueView) =>
  z.array(strokeOf(view)).max(MOST_STROKES, { message: "tongue.full" }).default([]);

const descriptors = (zoned: boolean) =>
  z
    .array(
      z.string().refine(
        (code) => {
          const found = tongueDescriptor(code);
          return (
            found !== undefined && (!zoned || (tongueGroup(found.group)?.zoned === true && mayBeZoned(found)))
          );
        },
        { message: "tongue.descriptor" },
      ),
    )
    .max(60)
    .refine((codes) => new Set(codes).size === codes.length, { message: "tongue.descriptor" });

const data = z
  .object({
    shape: z.enum(TONGUE_SHAPES).default("round"),
    size: z.enum(TONGUE_SIZES).default("medium"),
    /** The surface and the underside, stroke by stroke as they were drawn. See `tongue-drawing.ts`. */
    top: strokesOf("top"),
    under: strokesOf("under"),
    /** Codes of descriptors of the whole tongue. */
    whole: descriptors(false).default([]),
    /** Codes by zone; a zone without any is left out. */
    zones: z.partialRecord(z.enum(TONGUE_ZONES), descriptors(true)).default({}),
    note: text(2000).default(""),
  })
  .refine(({ top, under }) => [...top, ...under].reduce((sum, { length }) => sum + length, 0) <= MOST_CHARS, {
    message: "tongue.full",
    path: ["top"],
  });

export type TongueData = z.output<typeof data>;

export const tongue = section({
  step: "tests",
  carries: "nothing",
  module: "mtc",
  photos: true,
  schema: data,
  /** The shape it is drawn on says nothing before something is drawn or chosen. */
  hasContent: ({ top, under, whole, zones, note, shape, size }) =>
    top.length + under.length + whole.length > 0 ||
    Object.values(zones).some((codes) => codes.length > 0) ||
    note !== "" ||
    shape !== "round" ||
    size !== "medium",
  figures: (drawn) => ({
    tongue_coating_cover: drawn.top.length > 0 ? coverOf(drawn) : undefined,
    tongue_cracks:
      drawn.top.length > 0 ? drawn.top.filter((kept) => markOf(kept)?.key === "crack").length : undefined,
  }),
  digest: digestOf,
});

/** The unusual findings: descriptors other than the normal ones, chosen or drawn, those of the whole tongue first. */
function digestOf({ whole, zones, top, under }: TongueData): string[] {
  const drawn = [...top, ...under].flatMap((kept) => markOf(kept)?.facts ?? []);
  const codes = [...whole, ...Object.values(zones).flat(), ...drawn];
  return [...new Set(codes)].filter((code) => !isUsual(code)).slice(0, 12);
}

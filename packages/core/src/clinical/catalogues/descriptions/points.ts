import { DIRECTIONS, MOXA_USES } from "../../../contracts/acupuncture/point-facts.ts";
import { describe, type FieldsOf } from "../description.ts";

/** The views on which a point is placed. */
export const POINT_VIEWS = ["front", "back", "side", "ear"] as const;

/** The points of body and ear, with everything that a visit shows of them. Depths are in the patient's own cun. */
export const points = describe({
  level: "staff",
  fields: {
    /** `ST36`, `EX-HN3`, `TF4`. */
    code: { kind: "text", max: 12, required: true },
    pinyin: { kind: "text", max: 60 },
    zh: { kind: "text", max: 20 },
    zh_hant: { kind: "text", max: 20 },
    /** An ear point's name. Others are named by channel and number, or in pinyin, unless they have one here. */
    name: { kind: "words", max: 120 },
    sides: { kind: "choice", values: ["bilateral", "center", "left", "right"] },
    /** The part of the body or ear, in English. */
    region: { kind: "listed", required: true },
    /** Where the charts draw it: away from the midline, or from the middle of the side view backwards, and from the top. */
    places: { kind: "places", views: POINT_VIEWS },
    location: { kind: "words", max: 600 },
    needling: { kind: "words", max: 300 },
    direction: { kind: "choice", values: ["", ...DIRECTIONS] },
    depth_min: { kind: "number", max: 8, digits: 2, unit: "cun" },
    depth_max: { kind: "number", max: 8, digits: 2, unit: "cun" },
    moxa: { kind: "choice", values: ["", ...MOXA_USES] },
    caution: { kind: "words", max: 500 },
    /** Separated by `;`. */
    functions: { kind: "words", max: 600 },
    indications: { kind: "several", max: 40 },
    /** Indications that the list does not have, separated by `;`, as many in each language. */
    other_indications: { kind: "words", max: 400 },
    /** Classes with what they are of: `front_mu:LU`. */
    classes: { kind: "several", max: 16 },
    /** Warnings of pregnancy and needling. */
    flags: { kind: "several", max: 11 },
    /** Needles on one side. */
    needles: { kind: "number", max: 12, digits: 0, unit: "" },
  },
  identity: ["code"],
  columns: ["region", "indications"],
  grows: true,
  retires: true,
});

export type PointFields = FieldsOf<(typeof points)["fields"]>;

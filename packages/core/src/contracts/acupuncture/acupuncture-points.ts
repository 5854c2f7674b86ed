import * as z from "zod";
import { REVIEW_STATES } from "../../clinical/catalogues/overlay.ts";
import { ownership } from "../kernel/own-entries.ts";
import { text } from "../kernel/primitives.ts";
import { MOXA_USES, needleDepth } from "./point-facts.ts";

/** Channel of a body point, `EX` for extra points, or the zone of an ear point. */
export const CHANNELS = [
  "LU",
  "LI",
  "ST",
  "SP",
  "HT",
  "SI",
  "BL",
  "KI",
  "PC",
  "TE",
  "GB",
  "LR",
  "GV",
  "CV",
  "EX",
] as const;
export const EAR_ZONES = ["HX", "SF", "AH", "TF", "TG", "AT", "CO", "LO", "P", "R"] as const;
export const channel = z.enum([...CHANNELS, ...EAR_ZONES]);

/** Id of a system point (`ST36`, `EX-HN3`, `AT1,2,4i`) or of a user's own point. */
export const pointId = z
  .string()
  .regex(/^(?:[A-Z]{1,2}(?:-[A-Z]{1,2})?[0-9a-z,]{0,8}|PS|pnt_[0-9A-HJKMNP-TV-Z]{26})$/, {
    message: "id.invalid",
  });
/** Id of a classic group or of a user's own group. */
export const groupId = z
  .string()
  .regex(/^(?:classic_[a-z0-9_]{1,60}|grp_[0-9A-HJKMNP-TV-Z]{26})$/, { message: "id.invalid" });

export const chosenSide = z.enum(["left", "right", "center"]);
/** Where a point exists. A `bilateral` point is chosen on the left or on the right. */
export const sides = z.enum(["bilateral", "center", "left", "right"]);
export const technicIds = z
  .array(z.int().min(1).max(9))
  .max(9)
  .transform((ids) => [...new Set(ids)].sort((a, b) => a - b));

export const pointSafety = z.object({
  key: z.string(),
  severity: z.enum(["serious", "caution"]),
  /** In the user's language. */
  sentence: z.string(),
  source: z.string(),
});

/**
 * A point that can be chosen: a system point (`user_id` null), the user's own, or one that a colleague shares. Texts
 * are in the user's language.
 */
export const acupuncturePoint = ownership.extend({
  id: z.string(),
  channel,
  number: z.int().nullable(),
  side: sides,
  auricular: z.boolean(),
  name: z.string(),
  pinyin: z.string(),
  zh: z.string(),
  zh_hant: z.string(),
  /** Region of the body, area of the ear, or the location of an extra point. */
  info: z.string(),
  indications: z.string(),
  contraindications: z.string(),
  /** Classes of the point, and the user's groups that contain it. */
  groups: z.array(z.string()),
  /** Needling techniques that may be used at this point. */
  technics: z.array(z.int()),
  /**
   * Warnings that depend on the patient or the technique. Empty means that none is known, not that the point is safe.
   */
  safety: z.array(pointSafety),
});
export type AcupuncturePoint = z.output<typeof acupuncturePoint>;

const searchChannel = z.object({
  code: z.string(),
  en: z.string(),
  pt: z.string(),
  es: z.string(),
  zh: z.string(),
  abbr_pt: z.string(),
  abbreviations: z.array(z.string()),
  other_names: z.array(z.string()),
});

/** A position on a view of the body or on the ear, in the drawing's own units. */
export const pointPlace = z.object({ view: z.string(), x: z.number(), y: z.number() });

const pointReview = z.object({
  review: z.enum(REVIEW_STATES),
  reviewed_on: z.string().nullable(),
  reference: z.string(),
});

/** A system point with the texts that the client searches, in both languages. */
export const listedPoint = acupuncturePoint.extend({
  kind: z.enum(["body", "extra", "ear"]),
  /** In English, because rules compare it. */
  region: z.string(),
  classes: z.array(z.object({ key: z.string(), name: z.string(), detail: z.string() })),
  names: z.array(z.string()),
  /** Codes of its indications. Their names are in the `keywords` of the tables, once for all points. */
  keywords: z.array(z.string()),
  /** Number of needles on the chosen side. */
  needles: z.int().min(1),
  /** How deep it is needled; null for an ear point. */
  depth: needleDepth.nullable(),
  /** Where the charts draw it, if the back office changed the point; the drawing's own place applies otherwise. */
  places: z.array(pointPlace).optional(),
  /** Retired by the back office: readable where it was used, not offered any more. */
  retired: z.boolean().optional(),
  /** What the back office decided about it; absent while nobody did. */
  review: pointReview.optional(),
});
export type ListedPoint = z.output<typeof listedPoint>;

/** The system points. `version` changes with any row. */
export const pointTables = z.object({
  version: z.string(),
  /** The publication of the points that these are of; null where nothing is published over the tables. */
  publication: z.string().nullable(),
  channels: z.array(searchChannel),
  zones: z.array(z.object({ code: z.string(), name: z.string(), zh: z.string() })),
  /** For each indication code, all words a search may use: both languages and everyday words. */
  keywords: z.record(z.string(), z.array(z.string())),
  /** Sources of the rows and how reliable they are. */
  sources: z.array(
    z.object({
      kind: z.enum(["body", "extra", "ear"]),
      origin: z.string(),
      checked: z.string(),
      weakness: z.string(),
    }),
  ),
  points: z.array(listedPoint),
});
export type PointTables = z.output<typeof pointTables>;

export const acupunctureGroup = ownership.extend({
  id: z.string(),
  name: z.string(),
  auricular: z.boolean(),
  points: z.array(z.string()),
  /** Retired by the back office: readable where it was used, not offered any more. */
  retired: z.boolean().optional(),
});
export type AcupunctureGroup = z.output<typeof acupunctureGroup>;

/** What identifies a chosen point in its appointment. */
export const pointKey = z.object({ id: pointId, side: chosenSide, auricular: z.boolean() });
export type PointKey = z.output<typeof pointKey>;

export const pointDetails = z.object({
  technics: technicIds,
  /** As typed by the therapist: `1 cun`, `15 mm`. */
  depth: text(40).default(""),
  /** A depth above the tables' maximum that the therapist confirmed. Another depth is asked about again. */
  depth_kept: text(40).optional(),
  stimulation: z.enum(["none", "even", "tonification", "sedation"]).nullable().default(null),
  /** Minutes. */
  retention: z.int().min(0).max(240).nullable().default(null),
  /** Deqi. */
  response: z.enum(["none", "weak", "moderate", "strong"]).nullable().default(null),
  /** Gauge and length: `0.25 × 30`. */
  needle: text(40).default(""),
  note: text(500).default(""),
  /** Needles inserted here. If absent, the number follows from the techniques. */
  needles_in: z.int().min(0).max(50).optional(),
  needles_out: z.int().min(0).max(50).default(0),
  /** Groups that added the point. Absent when it was chosen by itself, so that removing a group does not remove it. */
  groups: z.array(groupId).max(20).optional(),
});

/** A point chosen in an appointment. */
export const chosenPoint = pointKey.extend(pointDetails.shape).extend({
  /** 1 to 6, from channel and side. */
  quadrant: z.int().min(1).max(6),
  channel,
  name: z.string(),
  pinyin: z.string(),
  zh: z.string(),
  user_id: z.string().nullable(),
  needles_in: z.int().min(0),
});
export type ChosenPoint = z.output<typeof chosenPoint>;

/** The drawing on which an Ashi point is marked: a view of the body, or an ear. */
export const ASHI_VIEWS = ["front", "back", "side_left", "side_right", "ear_left", "ear_right"] as const;

/** A tender point marked on a chart, in the drawing's coordinates. */
export const ashiMark = z.object({
  view: z.enum(ASHI_VIEWS),
  x: z.int().min(-500).max(1500),
  y: z.int().min(-500).max(1500),
});
export type AshiMark = z.output<typeof ashiMark>;

const signedWords = z.object({
  info: z.string(),
  location: z.string(),
  needling: z.string(),
  caution: z.string(),
  functions: z.array(z.string()),
  classes: z.array(z.string()),
  indications: z.string(),
});

/** What was known of a point when its visit was signed, in both languages, and where the charts drew it. */
export const signedPoint = z.object({
  id: z.string(),
  places: z.array(pointPlace),
  moxa: z.enum(MOXA_USES).nullable(),
  en: signedWords,
  pt: signedWords,
});
export type SignedPoint = z.output<typeof signedPoint>;

/** Needles inserted and removed in a whole appointment. It cannot be completed while the numbers differ. */
export const acupunctureState = z.object({
  points: z.array(chosenPoint),
  ashi_points: z.string(),
  ashi_marks: z.array(ashiMark),
  needles_in: z.int().min(0),
  needles_out: z.int().min(0),
  /** 0 before anything is chosen. */
  version: z.int().min(0),
  /** Of a signed appointment: what was known of its points then. */
  signed_points: z.array(signedPoint).optional(),
});
export type AcupunctureState = z.output<typeof acupunctureState>;

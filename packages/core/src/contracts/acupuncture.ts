import { z } from "zod";
import { id, requiredText, text } from "./primitives.ts";
import { route } from "./route.ts";

/** Channel of a body point, `EX` for extra points, zone of the ear for ear points. */
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
const channel = z.enum([...CHANNELS, ...EAR_ZONES]);

/** A point of the tables (`ST36`, `EX-HN3`, `AT1,2,4i`) or one of a user's own. */
const pointId = z
  .string()
  .regex(/^(?:[A-Z]{1,2}(?:-[A-Z]{1,2})?[0-9a-z,]{0,8}|PS|pnt_[0-9A-HJKMNP-TV-Z]{26})$/, {
    message: "id.invalid",
  });
/** A classic group or one of a user's own. */
const groupId = z
  .string()
  .regex(/^(?:classic_[a-z_]{2,40}|grp_[0-9A-HJKMNP-TV-Z]{26})$/, { message: "id.invalid" });

export const chosenSide = z.enum(["left", "right", "center"]);
/** Where a point exists: `bilateral` is chosen left or right. */
const sides = z.enum(["bilateral", "center", "left", "right"]);
const technicIds = z
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

/** A point one can choose: from the tables (`user_id` null) or the user's own. Texts are in the user's language. */
export const acupuncturePoint = z.object({
  id: z.string(),
  channel,
  number: z.int().nullable(),
  side: sides,
  auricular: z.boolean(),
  user_id: z.string().nullable(),
  name: z.string(),
  pinyin: z.string(),
  zh: z.string(),
  zh_hant: z.string(),
  /** Region of the body, area of the ear, or where an extra point lies. */
  info: z.string(),
  indications: z.string(),
  contraindications: z.string(),
  /** Classes it belongs to, and the groups of the user that hold it. */
  groups: z.array(z.string()),
  /** Technics that may be used there. */
  technics: z.array(z.int()),
  /** Warnings that depend on the patient or the technic; empty means none is known, not that it is safe. */
  safety: z.array(pointSafety),
  version: z.int().min(1).nullable(),
});
export type AcupuncturePoint = z.output<typeof acupuncturePoint>;

export const acupunctureGroup = z.object({
  id: z.string(),
  name: z.string(),
  user_id: z.string().nullable(),
  auricular: z.boolean(),
  points: z.array(z.string()),
  version: z.int().min(1).nullable(),
});
export type AcupunctureGroup = z.output<typeof acupunctureGroup>;

/** What names a chosen point in its appointment. */
export const pointKey = z.object({ id: pointId, side: chosenSide, auricular: z.boolean() });
export type PointKey = z.output<typeof pointKey>;

const details = z.object({
  technics: technicIds,
  /** As the therapist writes it: `1 cun`, `15 mm`. */
  depth: text(40).default(""),
  stimulation: z.enum(["none", "even", "tonification", "sedation"]).nullable().default(null),
  /** Minutes. */
  retention: z.int().min(0).max(240).nullable().default(null),
  /** Deqi. */
  response: z.enum(["none", "weak", "moderate", "strong"]).nullable().default(null),
  /** Gauge and length: `0.25 × 30`. */
  needle: text(40).default(""),
  note: text(500).default(""),
  /** Needles placed here; counted by the technics when absent. */
  needles_in: z.int().min(0).max(50).optional(),
  needles_out: z.int().min(0).max(50).default(0),
});

/** A point chosen in an appointment. */
export const chosenPoint = pointKey.extend(details.shape).extend({
  /** 1–6, from channel and side. */
  quadrant: z.int().min(1).max(6),
  channel,
  name: z.string(),
  pinyin: z.string(),
  zh: z.string(),
  user_id: z.string().nullable(),
  needles_in: z.int().min(0),
});
export type ChosenPoint = z.output<typeof chosenPoint>;

/** Needles in and out of a whole appointment; it cannot be done while they differ. */
export const acupunctureState = z.object({
  points: z.array(chosenPoint),
  ashi_points: z.string(),
  needles_in: z.int().min(0),
  needles_out: z.int().min(0),
  /** 0 where nothing was ever chosen. */
  version: z.int().min(0),
});
export type AcupunctureState = z.output<typeof acupunctureState>;

/** The most points one appointment holds. */
export const MAX_CHOSEN = 250;
const version = z.int().min(0);

export const appointmentAction = z.discriminatedUnion("action", [
  z.object({ action: z.literal("get") }),
  z.object({
    action: z.literal("save"),
    version,
    points: z.array(pointKey.extend(details.shape)).max(MAX_CHOSEN),
  }),
  z.object({
    action: z.literal("add"),
    version,
    /** Without a side: everywhere the point exists. */
    points: z
      .array(pointKey.extend({ side: chosenSide.optional() }))
      .min(1)
      .max(MAX_CHOSEN),
  }),
  z.object({ action: z.literal("remove"), version, point: pointKey }),
  z.object({ action: z.literal("remove_all"), version, auricular: z.boolean() }),
  z.object({ action: z.literal("apply_group"), version, group: groupId }),
  z.object({ action: z.literal("remove_group"), version, group: groupId }),
  z.object({ action: z.literal("edit_technics"), version, point: pointKey, technics: technicIds }),
  z.object({ action: z.literal("save_ashi"), version, ashi_points: text(4000) }),
]);
export type AppointmentAction = z.output<typeof appointmentAction>;

/** The most own entries of a kind one user keeps: all of them travel in one read. */
export const MAX_OWN = 300;

const pointForm = z.object({
  name: requiredText(80),
  channel: channel.default("EX"),
  side: sides.default("bilateral"),
  auricular: z.boolean(),
  info: text(1000).default(""),
  indications: text(1000).default(""),
  contraindications: text(1000).default(""),
  /** One of the user's own groups to put it into. */
  group: id("group").nullish(),
});
const groupForm = z.object({
  name: requiredText(80),
  auricular: z.boolean(),
  points: z
    .array(pointId)
    .max(120)
    .transform((ids) => [...new Set(ids)]),
});
/** The version an edit was based on; a stale one is refused. Without it the edit wins. */
const basedOn = { version: z.int().min(1).optional() };
const formQuery = z.object({ form: z.enum(["0", "1"]).optional() });

const reads = { who: "space", can: "catalogue.read", module: "mtc" } as const;
const writes = { who: "space", can: "catalogue.write", module: "mtc" } as const;
const choice = z.object({ id: z.string(), name: z.string() });
const deleted = z.object({ result: z.literal("deleted") });
const ownGroup = z.object({ id: id("group") });
const ownPoint = z.object({ id: id("point") });

export const acupunctureRoutes = {
  get: route({
    id: "acupuncture.get",
    method: "GET",
    path: "/acupuncture",
    summary: "Classic groups, and the user's own groups and points",
    access: reads,
    response: z.object({
      classic_groups: z.array(acupunctureGroup),
      custom_groups: z.array(acupunctureGroup),
      custom_points: z.array(acupuncturePoint),
    }),
    errors: [],
    touches: { table: "read" },
    calls: 1,
  }),
  appointment: route({
    id: "acupuncture.appointment",
    method: "POST",
    path: "/acupuncture/appointment/{appointment}",
    summary: "Reads or changes the points chosen in an appointment, by action",
    // Choosing needs more than reading, and a plan: the service asks for both unless the action is `get`.
    access: { who: "space", can: "clinical.read", module: "mtc" },
    params: z.object({ appointment: id("appointment") }),
    body: appointmentAction,
    response: acupunctureState.extend({
      point: chosenPoint.optional(),
      result: z.literal("deleted").optional(),
    }),
    errors: [
      "appointment.absent",
      "appointment.locked",
      "appointment.not_open",
      "appointment.not_own",
      "appointment.not_shared",
      "acupuncture.stale",
      "point.absent",
      "group.absent",
      "points.too_many",
    ],
    touches: { table: "write" },
    calls: 3,
    needsPlan: false,
  }),
  points: route({
    id: "acupuncture.points",
    method: "POST",
    path: "/acupuncture/points",
    summary: "The points visible to the user, all or by ear, channel or group",
    access: reads,
    body: z.object({
      auricular: z.boolean().optional(),
      channel: channel.optional(),
      group: groupId.optional(),
    }),
    response: z.object({ points: z.array(acupuncturePoint) }),
    errors: ["group.absent"],
    touches: { table: "read" },
    calls: 1,
    needsPlan: false,
  }),
  customGroups: route({
    id: "acupuncture.custom-groups",
    method: "GET",
    path: "/acupuncture/custom-groups",
    summary: "The user's own groups",
    access: reads,
    response: z.object({ groups: z.array(acupunctureGroup) }),
    errors: [],
    touches: { table: "read" },
    calls: 1,
  }),
  search: route({
    id: "acupuncture.search",
    method: "GET",
    path: "/acupuncture/search",
    summary: "Points by any spelling of a code, pinyin, Chinese or an indication, best first",
    access: reads,
    query: z.object({
      q: z.string().max(100).default(""),
      auricular: z
        .enum(["true", "false"])
        .transform((value) => value === "true")
        .optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: z.object({ points: z.array(acupuncturePoint) }),
    errors: [],
    touches: { table: "read" },
    calls: 1,
  }),
  newGroup: route({
    id: "acupuncture.new-group",
    method: "POST",
    path: "/acupuncture/groups/new",
    summary: "Makes a group of points",
    access: writes,
    body: groupForm,
    response: z.object({ result: z.literal("ok"), group: acupunctureGroup }),
    errors: ["name.exists", "catalogue.full"],
    touches: { table: "write" },
    calls: 2,
    idempotent: true,
  }),
  editGroup: route({
    id: "acupuncture.edit-group",
    method: "POST",
    path: "/acupuncture/groups/{id}/edit",
    summary: "Changes one of the user's own groups",
    access: writes,
    params: ownGroup,
    body: groupForm.extend(basedOn),
    response: z.object({ result: z.literal("ok"), group: acupunctureGroup }),
    errors: ["group.absent", "group.stale", "name.exists"],
    touches: { table: "write" },
    calls: 2,
  }),
  deleteGroup: route({
    id: "acupuncture.delete-group",
    method: "POST",
    path: "/acupuncture/groups/{id}/delete",
    summary: "Deletes one of the user's own groups; its points stay",
    access: writes,
    params: ownGroup,
    response: deleted,
    errors: ["group.absent"],
    touches: { table: "write" },
    calls: 2,
  }),
  group: route({
    id: "acupuncture.group",
    method: "GET",
    path: "/acupuncture/groups/{id}",
    summary: "A group; with form=1 also its points in full",
    access: reads,
    params: z.object({ id: groupId }),
    query: formQuery,
    response: z.object({ group: acupunctureGroup, points: z.array(acupuncturePoint).optional() }),
    errors: ["group.absent"],
    touches: { table: "read" },
    calls: 1,
  }),
  newPoint: route({
    id: "acupuncture.new-point",
    method: "POST",
    path: "/acupuncture/points/new",
    summary: "Makes a point of the user's own",
    access: writes,
    body: pointForm,
    response: z.object({
      result: z.literal("ok"),
      points: z.array(acupuncturePoint),
      group: acupunctureGroup.nullable(),
    }),
    errors: ["name.exists", "group.absent", "catalogue.full"],
    touches: { table: "write" },
    calls: 2,
    idempotent: true,
  }),
  editPoint: route({
    id: "acupuncture.edit-point",
    method: "POST",
    path: "/acupuncture/points/{id}/edit",
    summary: "Changes one of the user's own points",
    access: writes,
    params: ownPoint,
    body: pointForm.extend(basedOn),
    response: z.object({
      result: z.literal("ok"),
      points: z.array(acupuncturePoint),
      group: acupunctureGroup.nullable(),
    }),
    errors: ["point.absent", "point.stale", "name.exists", "group.absent"],
    touches: { table: "write" },
    calls: 2,
  }),
  deletePoint: route({
    id: "acupuncture.delete-point",
    method: "POST",
    path: "/acupuncture/points/{id}/delete",
    summary: "Deletes one of the user's own points; appointments that used it keep it",
    access: writes,
    params: ownPoint,
    response: deleted,
    errors: ["point.absent"],
    touches: { table: "write" },
    calls: 2,
  }),
  point: route({
    id: "acupuncture.point",
    method: "GET",
    path: "/acupuncture/points/{id}",
    summary: "A point; with form=1 also the channels and groups its form offers",
    access: reads,
    params: z.object({ id: pointId }),
    query: formQuery,
    response: z.object({
      point: acupuncturePoint,
      form: z.object({ channels: z.array(choice), groups: z.array(choice) }).optional(),
    }),
    errors: ["point.absent"],
    touches: { table: "read" },
    calls: 1,
  }),
} as const;

export type NewPoint = z.output<typeof pointForm>;
export type EditPoint = NewPoint & { version?: number | undefined };
export type NewGroup = z.output<typeof groupForm>;
export type EditGroup = NewGroup & { version?: number | undefined };

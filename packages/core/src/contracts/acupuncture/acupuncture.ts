import * as z from "zod";
import { id, requiredText, text } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { amendmentReason } from "../visits/amendment.ts";
import {
  acupunctureGroup,
  acupuncturePoint,
  acupunctureState,
  ashiMark,
  channel,
  chosenPoint,
  chosenSide,
  groupId,
  pointDetails,
  pointId,
  pointKey,
  pointTables,
  sides,
  technicIds,
} from "./acupuncture-points.ts";
import { pointFactsAnswer } from "./point-facts.ts";

export * from "./acupuncture-points.ts";

/** The largest number of points in one appointment. */
export const MAX_CHOSEN = 250;
const MAX_MARKS = 60;
const version = z.int().min(0);
const points = z.array(pointKey.extend(pointDetails.shape)).max(MAX_CHOSEN);
const ashiText = text(4000);
const ashiMarks = z.array(ashiMark).max(MAX_MARKS);

export const appointmentAction = z.discriminatedUnion("action", [
  z.object({ action: z.literal("get") }),
  z.object({
    action: z.literal("save"),
    version,
    points,
  }),
  z.object({
    action: z.literal("add"),
    version,
    /** Without a side: every side on which the point exists. */
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
  z.object({
    action: z.literal("save_ashi"),
    version,
    ashi_points: ashiText,
    /** Their positions on the charts. Unchanged if absent. */
    ashi_marks: ashiMarks.optional(),
  }),
]);
export type AppointmentAction = z.output<typeof appointmentAction>;

const amendPoints = z.object({
  /** The patient shown to the writer. The request is refused if the appointment belongs to another patient. */
  patient: id("patient"),
  /** The version the edit is based on; 0 before anything is chosen. */
  version,
  /** All points, as they should have been when signed. */
  points,
  ashi_points: ashiText,
  ashi_marks: ashiMarks,
  amend: amendmentReason,
});
export type AmendPoints = z.output<typeof amendPoints>;

const pointForm = z.object({
  name: requiredText(80),
  channel: channel.default("EX"),
  side: sides.default("bilateral"),
  auricular: z.boolean(),
  info: text(1000).default(""),
  indications: text(1000).default(""),
  contraindications: text(1000).default(""),
  /** Colleagues can see and use it; only its owner can change it. */
  shared: z.boolean().default(false),
  /** A group of the user to which it is added. */
  group: id("group").nullish(),
});
const groupForm = z.object({
  name: requiredText(80),
  auricular: z.boolean(),
  points: z
    .array(pointId)
    .max(120)
    .transform((ids) => [...new Set(ids)]),
  shared: z.boolean().default(false),
});
/** The version an edit was based on; a stale one is refused. Without it the edit is applied whatever the version. */
const basedOn = { version: z.int().min(1).optional() };
const formQuery = z.object({ form: z.enum(["0", "1"]).optional() });

const reads = { who: "space", can: "catalogue.read", module: "mtc" } as const;
const writes = { who: "space", can: "catalogue.write", module: "mtc" } as const;
/** The publication that the browser was told of, so that a container which knows the one before asks again. */
const publicationQuery = z.object({ publication: id("publication").optional() });
const choice = z.object({ id: z.string(), name: z.string() });
const deleted = z.object({ result: z.literal("deleted") });
const ownGroup = z.object({ id: id("group") });
const ownPoint = z.object({ id: id("point") });

export const acupunctureRoutes = {
  get: route({
    id: "acupuncture.get",
    method: "GET",
    path: "/acupuncture",
    summary: "Classic groups, and the groups and points that the user made or colleagues share",
    access: reads,
    query: publicationQuery,
    response: z.object({
      classic_groups: z.array(acupunctureGroup),
      custom_groups: z.array(acupunctureGroup),
      custom_points: z.array(acupuncturePoint),
    }),
    errors: [],
    touches: { table: "read" },
    calls: 6,
  }),
  appointment: route({
    id: "acupuncture.appointment",
    method: "POST",
    path: "/acupuncture/appointment/{appointment}",
    summary: "Reads or changes the points chosen in an appointment, by action",
    // Changing the choice needs more than reading, and a plan: the service checks both unless the action is `get`.
    access: { who: "space", can: "clinical.read", module: "mtc" },
    params: z.object({ appointment: id("appointment") }),
    body: appointmentAction,
    response: acupunctureState.extend({
      point: chosenPoint.optional(),
      result: z.literal("deleted").optional(),
    }),
    errors: [
      "appointment.not_found",
      "appointment.locked",
      "appointment.not_open",
      "appointment.not_own",
      "appointment.not_shared",
      "acupuncture.stale",
      "point.not_found",
      "group.not_found",
      "points.gone",
      "points.too_many",
      "section.too_large",
    ],
    touches: { table: "write" },
    calls: 7,
    inExample: true,
    needsPlan: false,
  }),
  amend: route({
    id: "acupuncture.amend",
    method: "POST",
    path: "/acupuncture/appointment/{appointment}/amend",
    summary: "Corrects the points of a signed appointment; what stood before stays in the record",
    access: { who: "space", can: "clinical.write", module: "mtc" },
    params: z.object({ appointment: id("appointment") }),
    body: amendPoints,
    response: acupunctureState,
    errors: [
      "appointment.not_found",
      "appointment.not_own",
      "appointment.not_signed",
      "acupuncture.stale",
      "amendment.unchanged",
      "needles.count_mismatch",
      "points.gone",
      "safety.reason_needed",
      "section.too_large",
    ],
    touches: { table: "write" },
    // Three; two more when users' own points are named, two when users' own substances are prescribed. Tried again when
    // another amendment is written at the same moment.
    calls: 10,
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
    errors: ["group.not_found"],
    touches: { table: "read" },
    calls: 6,
    inExample: true,
    needsPlan: false,
  }),
  tables: route({
    id: "acupuncture.tables",
    method: "GET",
    path: "/acupuncture/points",
    summary: "The points everybody has, with what a search on the client reads; a repeated read is a 304",
    access: reads,
    query: publicationQuery,
    response: pointTables,
    errors: [],
    touches: { table: "read" },
    // None while the container knows what is published.
    calls: 3,
    cacheable: true,
  }),
  pointFacts: route({
    id: "acupuncture.point-facts",
    method: "GET",
    path: "/acupuncture/point-facts",
    summary: "Where every point lies, how it is needled and what it does; a repeated read is a 304",
    access: reads,
    query: publicationQuery,
    response: pointFactsAnswer,
    errors: [],
    touches: { table: "read" },
    calls: 3,
    cacheable: true,
  }),
  customGroups: route({
    id: "acupuncture.custom-groups",
    method: "GET",
    path: "/acupuncture/custom-groups",
    summary: "The user's own groups, and those colleagues share",
    access: reads,
    response: z.object({ groups: z.array(acupunctureGroup) }),
    errors: [],
    touches: { table: "read" },
    calls: 2,
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
    calls: 6,
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
    calls: 5,
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
    errors: ["group.not_found", "group.not_own", "group.stale", "name.exists"],
    touches: { table: "write" },
    calls: 5,
  }),
  deleteGroup: route({
    id: "acupuncture.delete-group",
    method: "POST",
    path: "/acupuncture/groups/{id}/delete",
    summary: "Deletes one of the user's own groups; its points stay",
    access: writes,
    params: ownGroup,
    response: deleted,
    errors: ["group.not_found", "group.not_own", "group.stale"],
    touches: { table: "write" },
    calls: 3,
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
    errors: ["group.not_found"],
    touches: { table: "read" },
    calls: 6,
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
    errors: ["name.exists", "group.not_found", "catalogue.full"],
    touches: { table: "write" },
    calls: 3,
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
    errors: ["point.not_found", "point.not_own", "point.stale", "name.exists", "group.not_found"],
    touches: { table: "write" },
    calls: 3,
  }),
  deletePoint: route({
    id: "acupuncture.delete-point",
    method: "POST",
    path: "/acupuncture/points/{id}/delete",
    summary: "Deletes one of the user's own points; appointments that used it keep it",
    access: writes,
    params: ownPoint,
    response: deleted,
    errors: ["point.not_found", "point.not_own", "point.stale"],
    touches: { table: "write" },
    calls: 3,
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
    errors: ["point.not_found"],
    touches: { table: "read" },
    calls: 6,
  }),
} as const;

export type NewPoint = z.output<typeof pointForm>;
export type EditPoint = NewPoint & { version?: number | undefined };
export type NewGroup = z.output<typeof groupForm>;
export type EditGroup = NewGroup & { version?: number | undefined };

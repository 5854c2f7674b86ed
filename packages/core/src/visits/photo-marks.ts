import { type PhotoMark, writeRefusal } from "../appointments/index.ts";
import { MOST_PHOTOS } from "../contracts/photos/photos.ts";
import { type Operation, type Refusal, update } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { db } from "./entities.ts";

// What the head says of photos is the photos' own, repeated so that a visit, a record and a history show them with what
// is read anyway. These writes touch nothing else of the head and leave its version alone: nobody who moves, prices or
// writes in the appointment is disturbed by a photo that arrives.

/** Where an appointment's head is. */
export const appointmentKey = (appointmentId: string) =>
  db.entities.appointment.get({ space_id: actor().spaceId, appointment_id: appointmentId }).params().Key as {
    pk: string;
    sk: string;
  };

const OWN = "#professional = :actor";
const UNFINISHED = "#status IN (:open, :paused)";
const FREE = "(attribute_not_exists(#photos) OR size(#photos) < :most)";

/** A place to put photos into; only in an appointment of the actor's and of this patient that has begun. */
export const preparePhotos = (appointmentId: string, patientId: string): Operation =>
  change(appointmentId, {
    set: "SET #photos = if_not_exists(#photos, :nothing)",
    when: [OWN, "#patient = :patient", `(${UNFINISHED} OR #status = :done)`, FREE],
    values: { ":nothing": {}, ":patient": patientId, ":most": MOST_PHOTOS },
    otherwise: (head) => notBegun(head, patientId) ?? full(),
  });

/** Shows a photo: as part of what will be signed, or as an addition to what is. */
export const showPhoto = (appointmentId: string, photoId: string, mark: PhotoMark): Operation =>
  change(appointmentId, {
    set: "SET #photos.#photo = :mark",
    when: [OWN, mark.added_later ? "#status = :done" : UNFINISHED, FREE],
    photoId,
    values: { ":mark": mark, ":most": MOST_PHOTOS },
    otherwise: (head) =>
      notBegun(head) ?? (signed(head) === mark.added_later ? full() : otherwiseSigned(head)),
  });

/** What is said of a photo that is not signed. */
export const updatePhotoMark = (appointmentId: string, photoId: string, mark: PhotoMark): Operation =>
  change(appointmentId, {
    set: "SET #photos.#photo = :mark",
    when: [OWN, CHANGEABLE, "attribute_exists(#photos.#photo)"],
    photoId,
    values: { ":mark": mark, ":true": true },
    otherwise: unchangeable(photoId),
  });

/** Takes a photo that is not signed off the head. */
export const hidePhoto = (appointmentId: string, photoId: string): Operation =>
  change(appointmentId, {
    set: "REMOVE #photos.#photo",
    when: [OWN, CHANGEABLE, "attribute_exists(#photos.#photo)"],
    photoId,
    values: { ":true": true },
    otherwise: unchangeable(photoId),
  });

/** What was signed stays as it was; what was added later was not signed. */
const CHANGEABLE = `(${UNFINISHED} OR (#status = :done AND #photos.#photo.#later = :true))`;

type Change = {
  set: string;
  when: string[];
  photoId?: string;
  values: Record<string, unknown>;
  otherwise: Refusal;
};

const NAMES = {
  "#photos": "photos",
  "#professional": "professional_id",
  "#patient": "patient_id",
  "#status": "status",
  "#later": "added_later",
};

/** One write on the head's photos. Names and values that an expression does not use are refused by the database. */
function change(appointmentId: string, { set, when, photoId, values, otherwise }: Change): Operation {
  const condition = when.join(" AND ");
  const expressions = `${set} ${condition}`;
  const used = <T>(known: Record<string, T>) =>
    Object.fromEntries(Object.entries(known).filter(([name]) => new RegExp(`${name}\\b`).test(expressions)));
  const statuses = { ":open": "open", ":paused": "paused", ":done": "done" };
  return update(
    {
      Key: appointmentKey(appointmentId),
      UpdateExpression: set,
      ConditionExpression: condition,
      ExpressionAttributeNames: used({ ...NAMES, ...(photoId && { "#photo": photoId }) }),
      ExpressionAttributeValues: { ...used({ ":actor": actor().id, ...statuses }), ...values },
    },
    otherwise,
  );
}

const full = () => new AppError("conflict", "photos.full", { details: { limit: MOST_PHOTOS } });
const signed = (head: Record<string, unknown> | undefined) => head?.status === "done";
/** It was signed, or a signed one was expected, since it was looked at. */
const otherwiseSigned = (head: Record<string, unknown> | undefined) =>
  new AppError("conflict", signed(head) ? "appointment.locked" : "appointment.not_signed");

/** Why nothing can be added to an appointment at all. */
function notBegun(head: Record<string, unknown> | undefined, patientId?: string): AppError | undefined {
  const why = writeRefusal(head, actor().id, patientId);
  const begun = ["open", "paused", "done"].includes(String(head?.status));
  return why.kind === "conflict" && begun ? undefined : why;
}

const unchangeable =
  (photoId: string): Refusal =>
  (head) => {
    const shown = (head?.photos ?? {}) as Record<string, unknown>;
    return (
      notBegun(head) ?? (photoId in shown ? new AppError("conflict", "appointment.locked") : absent("photo"))
    );
  };

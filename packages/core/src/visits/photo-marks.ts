import { writeRefusal } from "../appointments/index.ts";
import { MOST_PHOTOS, type PhotoMark } from "../contracts/photos/photos.ts";
import { type Operation, type Refusal, update } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { db } from "./stored/entities.ts";

// The head repeats its photos, so that visit, record and history need no extra request to show them. These writes leave the
// version of the head alone, so that an uploaded photo never makes another edit of the appointment stale.

/** The key of an appointment's head. */
export const appointmentKey = (appointmentId: string) =>
  db.entities.appointment.get({ space_id: actor().spaceId, appointment_id: appointmentId }).params().Key as {
    pk: string;
    sk: string;
  };

const OWN = "#professional = :actor";
const UNFINISHED = "#status IN (:open, :paused)";
const FREE = "(attribute_not_exists(#photos) OR size(#photos) < :most)";

/**
 * Creates the head's map of photos if it is missing. Refused unless the appointment is started, the actor's own, of this patient
 * and below the limit of photos.
 */
export const preparePhotos = (appointmentId: string, patientId: string): Operation =>
  headWrite(appointmentId, {
    set: "SET #photos = if_not_exists(#photos, :nothing)",
    when: [OWN, "#patient = :patient", `(${UNFINISHED} OR #status = :done)`, FREE],
    values: { ":nothing": {}, ":patient": patientId, ":most": MOST_PHOTOS },
    otherwise: (head) => notStartedError(head, patientId) ?? fullError(),
  });

/** Adds a photo to the head: as part of an open visit, or as a later addition to a signed one. */
export const showPhoto = (appointmentId: string, photoId: string, mark: PhotoMark): Operation =>
  headWrite(appointmentId, {
    set: "SET #photos.#photo = :mark",
    when: [OWN, mark.added_later ? "#status = :done" : UNFINISHED, FREE],
    photoId,
    values: { ":mark": mark, ":most": MOST_PHOTOS },
    otherwise: (head) =>
      notStartedError(head) ?? (isDone(head) === mark.added_later ? fullError() : signedStateError(head)),
  });

/** Changes the description of a photo that is not signed. */
export const updatePhotoMark = (appointmentId: string, photoId: string, mark: PhotoMark): Operation =>
  headWrite(appointmentId, {
    set: "SET #photos.#photo = :mark",
    when: [OWN, CHANGEABLE, "attribute_exists(#photos.#photo)"],
    photoId,
    values: { ":mark": mark, ":true": true },
    otherwise: photoRefusal(photoId),
  });

/** Sets the region of a photo of a signed appointment, where it was not said before the signature. */
export const addPhotoRegion = (appointmentId: string, photoId: string, mark: PhotoMark): Operation =>
  headWrite(appointmentId, {
    set: "SET #photos.#photo = :mark",
    when: [OWN, "#status = :done", "attribute_exists(#photos.#photo)", REGION_NOT_SIGNED],
    photoId,
    values: { ":mark": mark, ":true": true },
    otherwise: photoRefusal(photoId),
  });

/** Removes a photo that is not signed from the head. */
export const hidePhoto = (appointmentId: string, photoId: string): Operation =>
  headWrite(appointmentId, {
    set: "REMOVE #photos.#photo",
    when: [OWN, CHANGEABLE, "attribute_exists(#photos.#photo)"],
    photoId,
    values: { ":true": true },
    otherwise: photoRefusal(photoId),
  });

/** Photos of an open visit and later additions may be changed; signed photos may not. */
const CHANGEABLE = `(${UNFINISHED} OR (#status = :done AND #photos.#photo.#later = :true))`;

const REGION_NOT_SIGNED =
  "(attribute_not_exists(#photos.#photo.#region) OR #photos.#photo.#regionLater = :true)";

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
  "#region": "region",
  "#regionLater": "region_added_later",
};

/** A write on the head's photos. DynamoDB refuses unused names and values, so only the used ones are passed. */
function headWrite(appointmentId: string, { set, when, photoId, values, otherwise }: Change): Operation {
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

const fullError = () => new AppError("conflict", "photos.full", { details: { limit: MOST_PHOTOS } });
const isDone = (head: Record<string, unknown> | undefined) => head?.status === "done";
/** The error when the visit was signed meanwhile, or is not signed although a later addition needs that. */
const signedStateError = (head: Record<string, unknown> | undefined) =>
  new AppError("conflict", isDone(head) ? "appointment.locked" : "appointment.not_signed");

/** The error when the appointment is not started, not the actor's or not of the patient; undefined otherwise. */
function notStartedError(
  head: Record<string, unknown> | undefined,
  patientId?: string,
): AppError | undefined {
  const why = writeRefusal(head, actor().id, patientId);
  const begun = ["open", "paused", "done"].includes(String(head?.status));
  return why.kind === "conflict" && begun ? undefined : why;
}

const photoRefusal =
  (photoId: string): Refusal =>
  (head) => {
    const shown = (head?.photos ?? {}) as Record<string, unknown>;
    return (
      notStartedError(head) ??
      (photoId in shown ? new AppError("conflict", "appointment.locked") : absent("photo"))
    );
  };

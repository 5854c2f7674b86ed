import { check, type Operation } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { db } from "./entities.ts";

/** The condition of a write that brings a patient back: no erasure waits. Refused with 409 `erasure.waits`. */
export const mustNotBeErased = (patient_id: string): Operation =>
  check(
    db.entities.erasure.get({ space_id: actor().spaceId, patient_id }).params(),
    {
      expression: "attribute_not_exists(#state) OR #state <> :waiting",
      names: { "#state": "state" },
      values: { ":waiting": "waiting" },
    },
    () => new AppError("conflict", "erasure.waits"),
  );

type Named = { space: string; patient: string };

/** The requests for erasures, for the domain that does them. */
export const erasures = db.entities.erasure;

/** The key of a patient's erasure, whose partition holds what is stored under the patient's id. */
export const erasureKey = ({ space, patient }: Named) =>
  erasures.get({ space_id: space, patient_id: patient }).params().Key as { pk: string; sk: string };

/** The key of a patient's record. */
export const recordKey = ({ space, patient }: Named) =>
  db.entities.patient.get({ space_id: space, patient_id: patient }).params().Key as {
    pk: string;
    sk: string;
  };

import { BalanceChanged, updateWrites, writeRefusal } from "../../appointments/index.ts";
import type { AmendedPart, AmendmentReason } from "../../contracts/visits/amendment.ts";
import { retryOn, writeConflict } from "../../db/retry-on.ts";
import { type Operation, put, transact } from "../../db/transact.ts";
import { nowIso } from "../../platform/clock.ts";
import { actor } from "../../platform/context.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import { measurementsWrite } from "../measurements.ts";
import { parseBySchema } from "../section-schema.ts";
import { sectionItemOf, sectionWrite } from "../section-write.ts";
import { db } from "../stored/entities.ts";
import { readVisit, type VisitItems } from "../stored/visit-items.ts";
import { dataOf, summaryOf } from "../summary.ts";
import type { AmendmentCheck } from "./checked-content.ts";
import { withCarryForward } from "./clinical-carry-forward.ts";

/** An amended part of a visit, and what has to be written for it. */
export type Amended<T> = {
  part: AmendedPart;
  /** The parts of the visit that differ from the signed ones. */
  visit: Partial<Pick<VisitItems, "sections" | "acupuncture">>;
  /** The value before; undefined where the part was empty. */
  before: unknown;
  after: unknown;
  /** The writes of the part. They are conditional on the version that was edited. */
  writes: readonly Operation[];
  price?: number;
  answer: T;
};

/** 400 for an amendment that changes nothing: an amendment is stored for good, so empty ones are refused. */
export const unchangedError = (field: string) =>
  new AppError("invalid", "amendment.unchanged", { fields: { [field]: "amendment.unchanged" } });

type VisitReference = { appointmentId: string; patientId: string };
type ApplyAmendment<T> = {
  reason: AmendmentReason;
  change: (visit: VisitItems) => Amended<T>;
  /** Throws unless the safety warnings added by the change have reasons. */
  requireReasons: AmendmentCheck;
};

const MAX_ATTEMPTS = 5;

/**
 * Changes a signed visit. One transaction writes the part, an amendment with the values before and after, and the summary. The
 * summary covers all parts, so when another part is amended at the same moment the visit is read and written again; only a
 * conflict on the part itself is reported. Throws 404, 403 `appointment.not_own`, 409 `appointment.not_signed`,
 * `safety.reason_needed`.
 */
export async function amend<T>(which: VisitReference, how: ApplyAmendment<T>): Promise<T> {
  return retryOn(["appointment.stale", "visit.changed", BalanceChanged], () => amendOnce(which, how), {
    attempts: MAX_ATTEMPTS,
    exhausted: writeConflict,
  });
}

async function amendOnce<T>(
  { appointmentId, patientId }: VisitReference,
  { reason: why, change, requireReasons }: ApplyAmendment<T>,
) {
  const { id } = actor();
  const signed = await readVisit(appointmentId);
  const { head } = signed;
  if (head.professional_id !== id || head.patient_id !== patientId) throw writeRefusal(head, id, patientId);
  if (head.status !== "done") throw new AppError("conflict", "appointment.not_signed");
  const { part, visit, before, after, writes, price, answer } = change(signed);
  const at = nowIso();
  const amendmentOf = (amended: Pick<Amended<T>, "part" | "before" | "after">) =>
    amendmentWrite(appointmentId, why.reason, at, amended);
  const given = part === "safety" ? undefined : addReasons(signed, why.reasons);
  const sections = new Map(visit.sections ?? signed.sections);
  if (given) sections.set("safety", given.item);
  const amended: VisitItems = { ...signed, ...visit, sections };
  const checked = await requireReasons(signed, amended);
  const summary = summaryOf(sections, amended.acupuncture);
  await withCarryForward(amended, (carryForward) =>
    transact({
      writes: [
        ...updateWrites(head, {
          summary,
          ...(price !== undefined && { price }),
          updated_at: at,
          updated_by: id,
        }),
        measurementsWrite(amended),
        ...writes,
        amendmentOf({ part, before, after }),
        ...(given ? [given.write, amendmentOf(given)] : []),
        ...carryForward,
        ...checked,
      ],
      audit: { action: "amend", record: appointmentId, patient: head.patient_id },
    }),
  );
  return answer;
}

/** Adds the safety reasons sent with an amendment to the stored ones. This is a separate amendment of the section "safety". */
function addReasons({ head, sections }: VisitItems, given: AmendmentReason["reasons"] = {}) {
  if (Object.keys(given).length === 0) return undefined;
  const { reasons } = dataOf(sections, "safety");
  const data = parseBySchema(actor(), "safety", { reasons: { ...reasons, ...given } });
  const before = sections.get("safety");
  const version = before?.version ?? 0;
  const { appointment_id: appointmentId, patient_id: patientId } = head;
  const typing = { line: "", seq: 0 };
  const item = sectionItemOf({ appointmentId, patientId, section: "safety", version, data, typing });
  return {
    part: "safety" as const,
    before: before?.data,
    after: data,
    item,
    write: sectionWrite({ version }, item),
  };
}

/** Stores a part's values before and after. Amendments are never changed. */
function amendmentWrite(
  appointment_id: string,
  reason: string,
  amended_at: string,
  { part, before, after }: Pick<Amended<unknown>, "part" | "before" | "after">,
): Operation {
  const { id, name, spaceId } = actor();
  return put(
    db.entities.amendment
      .create({
        space_id: spaceId,
        appointment_id,
        amendment_id: newId("amendment"),
        section: part,
        reason,
        ...(before !== undefined && { old_value: before }),
        new_value: after,
        amended_by: { id, name },
        amended_at,
      })
      .params(),
  );
}

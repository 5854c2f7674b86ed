import { updateWrite, writeRefusal } from "../appointments/index.ts";
import type { AmendedPart, AmendmentReason } from "../contracts/visits/amendment.ts";
import { retryOn, writeConflict } from "../db/retry-on.ts";
import { type Operation, put, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { telling } from "./clinical-carry-forward.ts";
import { db } from "./entities.ts";
import { measuredWrite } from "./measured.ts";
import type { AmendmentCheck } from "./safety.ts";
import { parseBySchema } from "./section-schema.ts";
import { itemOf, sectionWrite } from "./section-write.ts";
import { dataOf, summaryOf } from "./summary.ts";
import { readVisit, type VisitItems } from "./visit-items.ts";

/** One part as an amendment leaves it. */
export type Amended<T> = {
  part: AmendedPart;
  /** What of the visit is other than it was signed. */
  visit: Partial<Pick<VisitItems, "sections" | "acupuncture">>;
  /** Undefined where nothing stood. */
  before: unknown;
  after: unknown;
  /** The part's own writes; a version that is not the one edited is theirs to refuse. */
  writes: readonly Operation[];
  price?: number;
  answer: T;
};

/** 400: what is sent says what stands; the record keeps no correction of nothing. */
export const unchanged = (field: string) =>
  new AppError("invalid", "amendment.unchanged", { fields: { [field]: "amendment.unchanged" } });

type Which = { appointmentId: string; patientId: string };
type Amend<T> = {
  reason: AmendmentReason;
  change: (visit: VisitItems) => Amended<T>;
  /** What has to have its reason before the change is kept. */
  mustBeReasoned: AmendmentCheck;
};

const MAX_ATTEMPTS = 5;

/**
 * A change after signing: the part, an amendment that keeps both values, and the summary, or nothing. The summary is
 * of every part, so where another changed at the same moment all is read again; only the part's own version refuses.
 * Throws 404, 403 `appointment.not_own`, 409 `appointment.not_signed`, `safety.reason_needed`.
 */
export async function amend<T>(which: Which, how: Amend<T>): Promise<T> {
  return retryOn(["appointment.stale", "visit.changed"], () => amendOnce(which, how), {
    attempts: MAX_ATTEMPTS,
    exhausted: writeConflict,
  });
}

async function amendOnce<T>(
  { appointmentId, patientId }: Which,
  { reason: why, change, mustBeReasoned }: Amend<T>,
) {
  const { id } = actor();
  const signed = await readVisit(appointmentId);
  const { head } = signed;
  if (head.professional_id !== id || head.patient_id !== patientId) throw writeRefusal(head, id, patientId);
  if (head.status !== "done") throw new AppError("conflict", "appointment.not_signed");
  const { part, visit, before, after, writes, price, answer } = change(signed);
  const at = nowIso();
  const kept = (amended: Pick<Amended<T>, "part" | "before" | "after">) =>
    amendmentWrite(appointmentId, why.reason, at, amended);
  const given = part === "safety" ? undefined : reasonsGiven(signed, why.reasons);
  const sections = new Map(visit.sections ?? signed.sections);
  if (given) sections.set("safety", given.item);
  const amended: VisitItems = { ...signed, ...visit, sections };
  const checked = await mustBeReasoned(signed, amended);
  const summary = summaryOf(sections, amended.acupuncture);
  await telling(amended, (told) =>
    transact({
      writes: [
        updateWrite(head, { summary, ...(price !== undefined && { price }), updated_at: at, updated_by: id }),
        measuredWrite(amended),
        ...writes,
        kept({ part, before, after }),
        ...(given ? [given.write, kept(given)] : []),
        ...told,
        ...checked,
      ],
      audit: { action: "amend", record: appointmentId },
    }),
  );
  return answer;
}

/** The reasons given with an amendment stand with those given before, as an amendment of their own. */
function reasonsGiven({ head, sections }: VisitItems, given: AmendmentReason["reasons"] = {}) {
  if (Object.keys(given).length === 0) return undefined;
  const { reasons } = dataOf(sections, "safety");
  const data = parseBySchema(actor(), "safety", { reasons: { ...reasons, ...given } });
  const before = sections.get("safety");
  const version = before?.version ?? 0;
  const { appointment_id: appointmentId, patient_id: patientId } = head;
  const typing = { line: "", seq: 0 };
  const item = itemOf({ appointmentId, patientId, section: "safety", version, data, typing });
  return {
    part: "safety" as const,
    before: before?.data,
    after: data,
    item,
    write: sectionWrite({ version }, item),
  };
}

/** What a part said before and says now; never altered. */
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

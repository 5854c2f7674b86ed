import { type PointsText, pointChanges } from "../clinical/acupuncture/point-changes.ts";
import type { AcupunctureState, AmendPoints, SignedPoint } from "../contracts/acupuncture/acupuncture.ts";
import { itemBytes, requireRoom } from "../db/item-size.ts";
import { actor } from "../platform/context.ts";
import { stale } from "../platform/errors.ts";
import * as Signing from "../visits/signing/index.ts";
import { requireEqualNeedleCounts, type VisitItems } from "../visits/stored/index.ts";
import { type Chosen, perform } from "./appointment.policy.ts";
import { AMENDMENT_BYTES, EMPTY, isOwn, lookup, NOTHING, signedState, write } from "./appointment.service.ts";
import { readVisible } from "./catalogue.store.ts";
import { countNeedles } from "./chosen-points.ts";
import { readDetailedSystem } from "./system-points.ts";

/**
 * Corrects the points of a signed appointment, all of them at once. The state before is stored next to the new one,
 * with the reason. The rules of signing apply: no needle may remain inserted, and serious warnings need a reason. Three
 * requests, two more if users' own points are named, three more where the container does not know what is published. Throws what {@link Signing.amend} throws, 409 `acupuncture.stale`
 * with the current state, `needles.count_mismatch`, 400 `points.gone`, `amendment.unchanged`, 413 `section.too_large`.
 */
export async function amendAppointment(appointmentId: string, body: AmendPoints): Promise<AcupunctureState> {
  const { patient: patientId, version, points, ashi_points, ashi_marks, amend } = body;
  const user = actor();
  const [system, own] = await Promise.all([
    readDetailedSystem(),
    points.some(({ id }) => isOwn(id)) ? readVisible() : NOTHING,
  ]);
  const change = ({ acupuncture }: VisitItems) => {
    const stood = acupuncture && stored(acupuncture);
    const before = stood?.chosen ?? EMPTY;
    if (version !== (acupuncture?.version ?? 0)) throw stale("acupuncture", signedState(stood?.state));
    const corrected = perform({ action: "save", version, points }, before, lookup(system, own, user)).points;
    const { chosen: after, state } = stored({
      points: corrected,
      ashi_points,
      ashi_marks,
      version: version + 1,
    });
    if (pointChanges(before as PointsText, after as PointsText, "en").length === 0)
      throw Signing.unchangedError("points");
    requireEqualNeedleCounts({ in: state.needles_in, out: state.needles_out });
    // One item holds the states before and after.
    requireRoom(after, AMENDMENT_BYTES - itemBytes(before));
    const signed = Signing.signedPoints(system, state, acupuncture?.signed_points ?? []);
    return {
      part: "acupuncture" as const,
      visit: { acupuncture: state },
      before: stood?.chosen,
      after,
      writes: [write(appointmentId, state, { system, user, signed })],
      answer: { ...state, signed_points: signed },
    };
  };
  return Signing.amend(
    { appointmentId, patientId },
    { reason: amend, change, requireReasons: Signing.requirePointReasons },
  );
}

/** The stored state of a visit's points, and the answer to the client. */
function stored({ points, ashi_points, ashi_marks, version, signed_points }: Stored) {
  const chosen = { points, ashi_points, ashi_marks } as Chosen;
  const kept = signed_points && { signed_points };
  return { chosen, state: { ...chosen, ...countNeedles(chosen.points), version, ...kept } };
}
type Stored = {
  points: unknown;
  ashi_points: string;
  ashi_marks: unknown;
  version: number;
  signed_points?: SignedPoint[];
};

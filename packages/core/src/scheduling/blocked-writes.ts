import { blockedTimesTokenWrite } from "../appointments/index.ts";
import type { AuditAction } from "../db/audit.ts";
import { retryOn, writeConflict } from "../db/retry-on.ts";
import { type Operation, put, transact, update } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import { ROOMS, type StoredBlockedTime } from "./blocked-time.entity.ts";
import { db } from "./entities.ts";

type Entries = readonly StoredBlockedTime[];
type Change = {
  /**
   * Returns the new entries of each holder that changes. It is called again when somebody else writes at the same moment.
   */
  change: (holders: ReadonlyMap<string, Entries>) => ReadonlyMap<string, Entries>;
  audit: { action: AuditAction; record: string };
  /** The answer to a repeated request with the same idempotency key. */
  result?: unknown;
};

const MAX_ATTEMPTS = 6;

/** Thrown inside the transaction when the stored blocked times changed since they were read. */
class BlockedTimesChanged extends Error {}

/**
 * Changes blocked times. The same transaction raises `schedule_version` of each professional concerned (of all of them for a
 * room), so that a booking which is being checked against the old schedule is refused and checked again.
 */
export async function updateBlocked({ change, audit, result }: Change): Promise<void> {
  const attempt = async () => {
    const { space_id, stored } = await readStored();
    const holders = new Map(stored.map(({ holder, entries }) => [holder, entries]));
    const after = change(holders);
    const concerned = after.has(ROOMS) ? await readPractisingIds() : [];
    const people = new Set([...[...after.keys()].filter((holder) => holder !== ROOMS), ...concerned]);
    await transact({
      writes: [
        ...[...after].map(([holder, entries]) => {
          const before = stored.find((item) => item.holder === holder);
          return holderWrite({ space_id, holder, entries: [...entries] }, before?.version);
        }),
        ...[...people].map((id) => scheduleVersionWrite(id, addsEntry(holders.get(id), after.get(id)))),
        blockedTimesTokenWrite(space_id),
      ],
      audit,
      ...(result !== undefined && { result }),
    });
  };
  await retryOn([BlockedTimesChanged], attempt, { attempts: MAX_ATTEMPTS, exhausted: writeConflict });
}

async function readStored() {
  const { spaceId: space_id } = actor();
  const { data } = await db.entities.blocked.query
    .primary({ space_id })
    .go({ pages: "all", consistent: true });
  return { space_id, stored: data };
}

function holderWrite(
  item: { space_id: string; holder: string; entries: StoredBlockedTime[] },
  version: number | undefined,
): Operation {
  const entity = db.entities.blocked;
  const again = () => new BlockedTimesChanged();
  if (version === undefined) return put(entity.create({ ...item, version: 1 }).params(), again);
  return update(
    entity
      .patch({ space_id: item.space_id, holder: item.holder })
      .set({ entries: item.entries })
      .add({ version: 1 })
      .where((attribute, { eq }) => eq(attribute.version, version))
      .params(),
    again,
  );
}

/** Whether a holder gets an additional blocked time. That needs a practising professional; changing an existing one does not. */
const addsEntry = (before: Entries = [], after: Entries = []) => after.length > before.length;

function scheduleVersionWrite(id: string, mustPractise: boolean): Operation {
  const user = Spaces.db.entities.user.patch({ space_id: actor().spaceId, id }).add({ schedule_version: 1 });
  const params = mustPractise
    ? user.where(({ active, practises }, { eq }) => `${eq(active, true)} AND ${eq(practises, true)}`).params()
    : user.params();
  return update(
    params,
    () => new AppError("invalid", "professional.unavailable", { fields: { professional: "unavailable" } }),
  );
}

/** Ids of the users who can be booked. The plan limits their number. */
async function readPractisingIds(): Promise<string[]> {
  const { data } = await Spaces.db.entities.user.query
    .primary({ space_id: actor().spaceId })
    .go({ pages: "all" });
  return data.filter(({ practises, active }) => practises && active).map(({ id }) => id);
}

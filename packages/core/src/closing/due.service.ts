import { transact, update } from "../db/transact.ts";
import { workThrough } from "../db/work-through.ts";
import { now } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import { errorFacts, log } from "../platform/logger.ts";
import * as Spaces from "../spaces/index.ts";
import { nextStep } from "./closing.policy.ts";
import { mailsOf } from "./mails.ts";
import { removeFiles, removePage } from "./remove-space.ts";
import { CLOSINGS_DUE, type SpaceClosingItem } from "./space-closing.entity.ts";
import { changeOf, closings, dueOrder } from "./store.ts";

/** Closings read at once. */
const PAGE = 25;

/**
 * Milliseconds after which nothing writes for a space any more that was closed: requests and jobs that had begun, and
 * the stream that follows the removal. Longer than any job may run.
 */
const SETTLED = 30 * 60_000;

type Run = {
  /** The moment for which the run was scheduled: epoch milliseconds. */
  at: number;
  /** When to stop: epoch milliseconds. The next run goes on. */
  deadline: number;
  /** Items looked at in one request; as many as a request can hold by default. */
  limit?: number;
};

/** Reminds managers of closings, and removes spaces whose day has come, until time is up. Returns how many were completed. */
export const closeDue = (run: Run): Promise<number> =>
  workThrough(
    (cursor) =>
      closings.query
        .byDue({ gsi3pk: CLOSINGS_DUE })
        // Sorts after every space of this very millisecond.
        .lte({ gsi3sk: `${new Date(run.at).toISOString()}~` })
        .go({ limit: PAGE, cursor }),
    async (item) => ((await step(item, run)) ? 1 : 0),
    ({ space_id: space }, error) => {
      // It was withdrawn at this moment, or another run goes on with it.
      if (error instanceof AppError && error.code === "write.conflict") return;
      log("error", "closing of a space not dealt with", { space, ...errorFacts(error) });
    },
    run.deadline,
  );

/** Does what is due of one closing. True when the space is gone. */
async function step(item: SpaceClosingItem, run: Run): Promise<boolean> {
  if (item.state === "removing") return remove(item, run);
  if (run.at < Date.parse(item.due_at)) {
    await remind(item, run.at);
    return false;
  }
  return remove(await begin(item, run.at), run);
}

/** Mails the managers, in one transaction with when to look again, so that nothing is sent twice. */
async function remind(item: SpaceClosingItem, at: number): Promise<void> {
  const { due_at, reminded, space_id } = item;
  const { remind: days, next } = nextStep({ due_at, at, ...(reminded !== undefined && { reminded }) });
  const space = await Spaces.db.entities.space.get({ id: space_id }).go();
  const change = changeOf(item, {
    gsi3sk: dueOrder(next, space_id),
    ...(days !== undefined && { reminded: days }),
  });
  const notify = days !== undefined && space.data ? await mailsOf(space.data, due_at) : [];
  await transact({ writes: [change], notify });
}

/** From now on nobody of the space can sign in, and nothing can be withdrawn. */
async function begin(item: SpaceClosingItem, at: number): Promise<SpaceClosingItem> {
  const { space_id: id, version } = item;
  const changed = { state: "removing" as const, last_removed: at, pass: { began: at, removed: 0 } };
  const space = Spaces.db.entities.space
    .patch({ id })
    .set({ closed_at: new Date(at).toISOString() })
    .remove(["gsi3pk", "gsi3sk"]);
  await transact({ writes: [changeOf(item, changed), update(space.params())] });
  Spaces.forgetSpace(id);
  return { ...item, ...changed, version: version + 1 };
}

/**
 * Walks through the whole table and the file store until a walk finds nothing, and began when nothing could be written
 * for the space any more. True when it is done. Safe to interrupt and to repeat at any point.
 */
async function remove(found: SpaceClosingItem, { at, deadline, limit }: Run): Promise<boolean> {
  const began = now();
  const moment = () => at + now() - began;
  const isOver = () => now() >= deadline;
  let item = found;
  const last = item.last_removed ?? at;
  // A walk that ended has no page to go on with.
  let pass = item.pass ?? { began: moment(), removed: 0 };
  do {
    if (isOver()) return false;
    const { removed, next } = await removePage(item.space_id, { after: pass.after, limit });
    pass = { ...pass, removed: pass.removed + removed, after: next };
    if (next) item = await save(item, { pass });
  } while (pass.after);
  const files = await removeFiles(item.space_id, isOver);
  if (files === undefined) return false;
  const removed = pass.removed + files;
  if (removed === 0 && pass.began >= last + SETTLED) return finish(item, moment());
  const last_removed = removed > 0 ? moment() : last;
  await save(item, { last_removed, gsi3sk: dueOrder(last_removed + SETTLED, item.space_id) }, true);
  return false;
}

type Progress = Partial<Pick<SpaceClosingItem, "pass" | "last_removed" | "gsi3sk">>;

/** Writes how far it is, unless another run did. */
async function save(item: SpaceClosingItem, progress: Progress, ended = false): Promise<SpaceClosingItem> {
  await transact({ writes: [changeOf(item, progress, ended ? { removed: ["pass"] } : {})] });
  return { ...item, ...progress, version: item.version + 1 };
}

/** Says that the space is gone. Who asked stays as an id. */
async function finish(item: SpaceClosingItem, at: number): Promise<boolean> {
  const settled = { state: "closed" as const, settled_at: new Date(at).toISOString() };
  const removed = ["gsi3pk", "gsi3sk", "requested_by_name", "pass", "last_removed"] as const;
  await transact({ writes: [changeOf(item, settled, { removed: [...removed] })] });
  log("info", "space closed", { space: item.space_id });
  return true;
}

import { type TutorialTask, tutorialTasks } from "../contracts/accounts/tutorial.ts";
import type { ResponseOf } from "../contracts/kernel/route.ts";
import type { appointmentsRoutes } from "../contracts/scheduling/appointments-routes.ts";
import { auditIndexes } from "../db/audit.ts";
import { queryRaw } from "../db/raw-items.ts";
import * as Notifications from "../notifications/index.ts";
import { actor } from "../platform/context.ts";
import { errorFacts, log } from "../platform/logger.ts";
import * as Spaces from "../spaces/index.ts";

type Home = ResponseOf<typeof appointmentsRoutes.home>;

/** The user's newest entries of the audit trail that are looked through. */
const LOOKED_AT = 200;

/**
 * The tasks of the tutorial that the user has done, undefined where the tutorial is closed. What is found is stored with
 * the user. No request where the tutorial is closed or nothing is left to do; otherwise at most two Queries, and one
 * write when a task was found done.
 */
export async function tutorial(home: Pick<Home, "setup" | "unfinished">): Promise<Home["tutorial"]> {
  const known = actor().tutorialDone;
  if (known === null) return undefined;
  const open = tutorialTasks(actor()).filter((task) => !known.includes(task));
  if (open.length === 0) return { done: [...known] };
  const found = new Set(await find(open, home));
  const fresh = open.filter((task) => found.has(task));
  if (fresh.length > 0) await store(fresh);
  return { done: [...known, ...fresh] };
}

/** Looks for the open tasks where they are found. Nothing was sent in a clinic that has no appointment yet. */
async function find(
  open: readonly TutorialTask[],
  { setup, unfinished }: Pick<Home, "setup" | "unfinished">,
): Promise<TutorialTask[]> {
  const isOpen = (task: TutorialTask) => open.includes(task);
  const [trail, isReminded] = await Promise.all([
    open.some((task) => task !== "reminder") ? inTrail() : [],
    isOpen("reminder") && setup.appointment && Notifications.writesToPatients(actor().spaceId),
  ]);
  return [
    ...trail,
    // Of who treats, Home lists only the own appointments that are begun.
    ...(unfinished.length > 0 ? (["visit"] as const) : []),
    ...(isReminded ? (["reminder"] as const) : []),
  ];
}

/** What the user did by hand: the trail names the user of each change, which the records themselves do not. */
async function inTrail(): Promise<TutorialTask[]> {
  const { spaceId, id } = actor();
  const { items } = await queryRaw(
    { index: "gsi2", pk: auditIndexes.gsi2(spaceId, id), limit: LOOKED_AT },
    { newestFirst: true },
  );
  return items.flatMap(({ action, record }) => taskOf(String(action), String(record)));
}

function taskOf(action: string, record: string): TutorialTask[] {
  if (action === "invite") return ["invite"];
  if (action === "import") return ["patient"];
  if (action === "sign") return ["visit", "sign"];
  if (action !== "create") return [];
  if (record.startsWith("pat_")) return ["patient"];
  return record.startsWith("apt_") ? ["book"] : [];
}

/**
 * Adds to the user's finished tasks. The user's version stays, so that no open form becomes stale. Home is shown also
 * where this fails: the tasks are found again the next time.
 */
async function store(tasks: readonly TutorialTask[]): Promise<void> {
  const { spaceId, id } = actor();
  try {
    await Spaces.db.entities.user
      .patch({ space_id: spaceId, id })
      .add({ tutorial_done: [...tasks] })
      .go();
    Spaces.forgetActor({ userId: id, spaceId });
  } catch (error) {
    log("warn", "finished tasks not stored", { user: id, ...errorFacts(error) });
  }
}

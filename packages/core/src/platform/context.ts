import { AsyncLocalStorage } from "node:async_hooks";
import type { AppointmentType, Establishment } from "../contracts/accounts/accounts.ts";
import type { TutorialTask } from "../contracts/accounts/tutorial.ts";
import type { AdminLevel, Module, Subject } from "../contracts/kernel/access.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import type { ClosedDays } from "../contracts/scheduling/working-time.ts";
import { AppError } from "./errors.ts";

/** The signed-in user. Decided by the session alone, never by the request. */
export type Actor = Subject & {
  /** Never taken from a path, query or body. `backoffice` for administrators. */
  spaceId: string;
  /** For signing appointments and amendments. Never logged. */
  name: string;
  language: Language;
  /** The user's active modules in this space. */
  modules: readonly Module[];
  adminLevels: ReadonlySet<AdminLevel>;
  hasTotp: boolean;
  /** Whether a new version of the terms or the privacy policy has to be accepted before anything else. */
  mustAccept: boolean;
  /** Tasks of the tutorial that were found done. Null for a user whose tutorial is closed. */
  tutorialDone: readonly TutorialTask[] | null;
  space: ActorSpace;
  /**
   * Set while the request takes place in the user's example space, whose id is then `spaceId`: the user's own space, and the epoch
   * seconds at which everything in the example is deleted.
   */
  example?: { of: string; expiresAt: number };
};

/** The facts about the space that services need in every call, read with the user in one batch. */
export type ActorSpace = {
  timeZone: string;
  planCode: string | null;
  /** Last day the plan is valid, in the space's zone. */
  planEndsOn: string | null;
  maxPatients: number | null;
  /** Bytes that the plan allows for files; null without a plan. */
  maxDiskBytes: number | null;
  /** Whether every patient has the current version's search rows. */
  patientsIndexed: boolean;
  maxUsers: { professionals: number; secretaries: number } | null;
  sharesClinicalRecords: boolean;
  requiresTotp: boolean;
  /** The company of a provider; null for a clinic. */
  company: { name: string; verified: boolean } | null;
  slotMinutes: number;
  establishments: readonly Establishment[];
  closedDays: readonly ClosedDays[];
  appointmentTypes: readonly AppointmentType[];
};

export type RequestContext = {
  requestId: string;
  /** Absent on public routes. */
  actor?: Actor;
  /** The network the request came from, as the edge names it; absent where the request did not come through it. */
  clientNetwork?: string;
  /** From the `Idempotency-Key` header of creating calls. */
  idempotency?: { key: string; fingerprint: string };
  /** DynamoDB requests made so far; counted by the client's middleware. */
  dynamoCalls: number;
};

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` as one request: everything it awaits sees this context. */
export function inContext<T>(context: RequestContext, work: () => Promise<T>): Promise<T> {
  return storage.run(context, work);
}

/** The current request, or undefined in scripts and at start-up. */
export const requestContext = () => storage.getStore();

/**
 * Runs further work of a request without its idempotency key, which belongs to the transaction of the response. Its
 * database requests are counted with the request's.
 */
export async function withoutIdempotency<T>(work: () => Promise<T>): Promise<T> {
  const { idempotency: _, ...rest } = storage.getStore() ?? { requestId: "none" };
  return within(rest, work);
}

/** Runs further work of a request as somebody else, without its idempotency key. Its database requests are counted with the request's. */
export const asActor = <T>(who: Actor, work: () => Promise<T>): Promise<T> =>
  within({ requestId: storage.getStore()?.requestId ?? "none", actor: who }, work);

async function within<T>(context: Omit<RequestContext, "dynamoCalls">, work: () => Promise<T>): Promise<T> {
  const outer = storage.getStore();
  const inner: RequestContext = { ...context, dynamoCalls: 0 };
  try {
    return await inContext(inner, work);
  } finally {
    if (outer) outer.dynamoCalls += inner.dynamoCalls;
  }
}

/** The signed-in user. Throws 401 when there is none, so that no service can act without a user. */
export function actor(): Actor {
  const current = storage.getStore()?.actor;
  if (!current) throw new AppError("unauthenticated", "session.not_found");
  return current;
}

/** The key attributes of the actor's own entries. */
export const mine = () => ({ space_id: actor().spaceId, user_id: actor().id });

import type { CallerName, Ids, Kind, Named } from "./fixtures.ts";

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

/**
 * One route's row of the matrix: how to call it, and the statuses for an admitted caller by the owner of the record.
 * The route table decides 401, 402 and 403 for other callers, so rows do not repeat them.
 */
export type Row = {
  call: (ids: Ids) => Input;
  /** The kind of record that the call names. Without one, the route is called once per caller. */
  names?: Named;
  own?: readonly number[];
  foreign?: readonly number[];
  colleague?: readonly number[];
  archived?: readonly number[];
  random?: readonly number[];
  /** Statuses for single callers where a rule about the record differs from the row's. */
  except?: Partial<Record<CallerName, Partial<Record<Kind, readonly number[]>>>>;
};

/** A call without input. */
export const none: Row = { call: () => ({}) };
/** A call with only a query. */
export const query = (values: Record<string, string>): Row => ({ call: () => ({ query: values }) });
/** A call that searches. */
export const search = query({ q: "st36" });

/** Only an appointment's own professional may write in it. */
export const writesVisit = { colleague: [403], archived: [403] } as const;

import type { CallerName, Ids, Kind, Named } from "./fixtures.ts";

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

/**
 * One route's row of the matrix: how to call it, and the statuses that an admitted caller gets, by whose record the ids
 * name. The route table decides 401, 402 and 403 for the others, so rows do not repeat them.
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
  /** Answers that hold for one caller only: a rule about the record, not about the route. */
  except?: Partial<Record<CallerName, Partial<Record<Kind, readonly number[]>>>>;
};

/** A call without input. */
export const none: Row = { call: () => ({}) };
/** A call with only a query. */
export const query = (values: Record<string, string>): Row => ({ call: () => ({ query: values }) });
/** A call that searches. */
export const search = query({ q: "st36" });

/** Writing inside an appointment is for its own professional. */
export const writesVisit = { colleague: [403], archived: [403] } as const;

import type { CallerName, Ids, Kind, Named } from "./fixtures.ts";

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

/**
 * One route's row of the matrix: how to call it, and what a caller whom the route lets in is answered, by whose
 * record the ids name. What the route table alone decides (401, 402, 403) is not repeated here.
 */
export type Row = {
  call: (ids: Ids) => Input;
  /** What the call names; without, it is made once. */
  names?: Named;
  own?: readonly number[];
  foreign?: readonly number[];
  colleague?: readonly number[];
  archived?: readonly number[];
  random?: readonly number[];
  /** Answers that hold for one caller only: a rule about the record, not about the route. */
  except?: Partial<Record<CallerName, Partial<Record<Kind, readonly number[]>>>>;
};

/** A call that needs nothing. */
export const none: Row = { call: () => ({}) };
/** A call with a query alone. */
export const query = (values: Record<string, string>): Row => ({ call: () => ({ query: values }) });
/** A call that searches. */
export const search = query({ q: "st36" });

/** Writing inside an appointment is for its own professional. */
export const writesVisit = { colleague: [403], archived: [403] } as const;

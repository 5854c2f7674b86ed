import type { Ids } from "./fixtures.ts";
import type { Row } from "./matrix-case.ts";

/** A decision names a version that the space does not have, so that no row changes a space that others use. */
const decision = (body: object, statuses: readonly number[] = [409]): Row => ({
  call: ({ space }: Ids) => ({ params: { space }, body: { reason: "Demo", version: 9999, ...body } }),
  names: "clinic",
  own: statuses,
  // The back office sees every space.
  foreign: statuses,
  colleague: statuses,
  archived: statuses,
});

export const managedSpaces: Record<string, Row> = {
  "backoffice.grant-days": decision({ days: 5 }),
  "backoffice.block-space": decision({}),
  "backoffice.unblock-space": decision({}),
  "backoffice.decide-student-proof": decision({ approved: false }),
  "backoffice.set-early-access": decision({ features: [] }),
  "backoffice.get-space-subscription": {
    call: ({ space }) => ({ params: { space } }),
    names: "clinic",
    // The back office sees every space.
    foreign: [200],
  },
  "backoffice.open-student-proof": {
    call: ({ space }) => ({ params: { space } }),
    names: "clinic",
    own: [404],
    foreign: [404],
    colleague: [404],
    archived: [404],
  },
};

import { expect, test } from "vitest";
import type { AppointmentItem } from "../appointments/records.ts";
import { earlierFindings } from "./earlier-findings.ts";
import type { CarryForwardItem } from "./stored/records.ts";

const [first, second, third] = [10, 11, 12].map((day) => `2036-01-${day}T10:00:00.000Z`) as [
  string,
  string,
  string,
];
const told = (one: Partial<CarryForwardItem>) =>
  ({ space_id: "s", patient_id: "p", ...one }) as CarryForwardItem;
const signed = (start: string, summary: object) =>
  ({ start, summary: { allergies: "", medication: "", findings: {}, ...summary } }) as AppointmentItem;
const nothing = { allergies: "", no_allergies: false, medication: "", conditions: [], history: false };

test.each<[string, Parameters<typeof earlierFindings>, object]>([
  ["nothing", [[], undefined], nothing],
  [
    "what the last visit said, where it was signed before any of this was kept",
    [[], signed(first, { allergies: "Latex", findings: { allergies: ["severe"] } })],
    { ...nothing, allergies: "Latex" },
  ],
  [
    "the last one that asked, not the last one",
    [[told({ allergies: "Latex", allergies_at: first })], signed(second, {})],
    { ...nothing, allergies: "Latex" },
  ],
  [
    "that there are none, once asked",
    [[told({ allergies: "", no_allergies: true, allergies_at: first })], signed(second, {})],
    { ...nothing, no_allergies: true },
  ],
  [
    "that no medicine is taken any more",
    [[told({ medication: "", medication_at: second })], signed(second, {})],
    nothing,
  ],
  [
    "of records that became one what either says, and none only where both do",
    [
      [
        told({ allergies: "Latex", allergies_at: first, said_pacemaker: first }),
        told({ no_allergies: true, allergies: "", allergies_at: second, history_at: second }),
      ],
      undefined,
    ],
    { ...nothing, allergies: "Latex", conditions: [{ key: "pacemaker", said: first }], history: true },
  ],
  [
    "what was recorded as gone on either record, unless said again since",
    [
      [
        told({ said_pacemaker: first, said_epilepsy: third }),
        told({ gone_pacemaker: second, gone_epilepsy: second }),
      ],
      undefined,
    ],
    { ...nothing, conditions: [{ key: "epilepsy", said: third }] },
  ],
  [
    "nothing of what a later visit answered, in one opened again",
    [[told({ allergies: "Latex", allergies_at: third })], signed(first, { allergies: "Pollen" }), second],
    { ...nothing, allergies: "Pollen" },
  ],
])("before a visit is known: %s", (_, given, expected) =>
  expect(earlierFindings(...given)).toEqual(expected),
);

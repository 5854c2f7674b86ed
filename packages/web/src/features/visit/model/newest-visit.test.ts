import type { Visit } from "@meridian/core/contracts/visits/visits";
import { expect, it } from "vitest";
import { newestVisit } from "./newest-visit.ts";

const visit = (versions: Record<string, number>, points = 0, id = "apt_1") =>
  ({
    appointment: { id },
    content: {
      sections: Object.entries(versions).map(([section, version]) => ({ section, version })),
      acupuncture: { version: points },
    },
  }) as unknown as Visit;
const versionsOf = ({ content }: Visit) => ({
  ...Object.fromEntries((content?.sections ?? []).map(({ section, version }) => [section, version])),
  points: content?.acupuncture.version,
});

it.each([
  [
    "the newer of each section",
    visit({ a: 3, b: 1 }, 2),
    visit({ a: 2, b: 2 }, 1),
    { a: 3, b: 2, points: 2 },
  ],
  ["a section saved since", visit({ a: 1 }), visit({}), { a: 1, points: 0 }],
  ["what others wrote meanwhile", visit({ a: 1 }), visit({ a: 1, b: 4 }, 7), { a: 1, b: 4, points: 7 }],
  ["nothing of another visit", visit({ a: 9 }, 9, "apt_0"), visit({ a: 1 }), { a: 1, points: 0 }],
  ["what is read first", undefined, visit({ a: 1 }), { a: 1, points: 0 }],
])("keeps %s", (_, known, read, kept) => {
  expect(versionsOf(newestVisit(known, read))).toEqual(kept);
});

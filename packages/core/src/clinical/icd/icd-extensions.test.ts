import { expect, test } from "vitest";
import {
  clusterOf,
  extendedTitle,
  knownExtensions,
  offeredExtensions,
  shippedExtensions,
} from "./icd-extensions.ts";

const right = { code: "XK9K", en: "right", pt: "direita" };
const severe = { code: "XS25", en: "severe", pt: "" };

test("codes are joined as ICD-11 writes them, with their names after the title", () => {
  expect(clusterOf("M54.5", [right, severe])).toBe("M54.5&XK9K&XS25");
  expect(extendedTitle("Lombalgia", [right, severe], "pt")).toBe("Lombalgia, direita, severe");
  expect([clusterOf("M54.5", []), clusterOf("M54.5"), extendedTitle("Pain", undefined, "en")]).toEqual([
    "M54.5",
    "M54.5",
    "Pain",
  ]);
});

test("a retired code is not offered, and still known", () => {
  const review = { review: "unreviewed", reviewed_on: null, reference: "" } as const;
  const overlay = [{ key: "xs25", fields: null, retired: true, ...review }];
  expect(offeredExtensions(overlay).map(({ code }) => code)).not.toContain("XS25");
  expect(offeredExtensions(overlay)).toHaveLength(shippedExtensions.length - 1);
  expect(knownExtensions(overlay)).toContain("XS25");
});

test("codes and names are given once", () => {
  const codes = shippedExtensions.map(({ fields }) => fields.code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { fields } of shippedExtensions) expect(fields.name.en && fields.name.pt).toBeTruthy();
});

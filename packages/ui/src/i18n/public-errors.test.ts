import { allRoutes } from "@meridian/core/contracts/all";
import { expect, test } from "vitest";
import { issueCodes } from "../forms/issue-codes.ts";
import publicErrors from "../locales/en/public-errors.ts";

const sentences = new Set(Object.keys(publicErrors).map((key) => key.replace(/_(one|other)$/, "")));
const open = allRoutes.filter(({ access }) => access.who === "public");
/** Read by calendar programs, which show no sentence. */
const WITHOUT_PAGE = new Set(["feed.not_found"]);

test.each(open.map((route) => [route.id, route] as const))(
  "a page without a session has the sentences of %s",
  (_, { errors = [] }) => {
    const codes = errors.filter((code) => !WITHOUT_PAGE.has(code));
    expect(codes.filter((code) => !sentences.has(code))).toEqual([]);
  },
);

/** Values that a field may refuse. */
const REFUSED = [
  undefined,
  null,
  "",
  "x",
  "x".repeat(10_000),
  "a@b",
  -1,
  1e12,
  Number.NaN,
  true,
  false,
  [],
  {},
];

test.each(open.filter(({ body }) => body).map((route) => [route.id, route] as const))(
  "and those of each field that %s refuses",
  (_, { body }) => {
    const fields = ["kind", "email", "password", "name", "phone", "code", "token", "totp", "vat_number"];
    const tried = REFUSED.flatMap((value) =>
      ["professional", "provider", "student"].map((kind) => ({
        ...Object.fromEntries(fields.map((field) => [field, value])),
        ...(value !== undefined && { kind }),
      })),
    );
    const codes = tried.flatMap((input) => {
      const result = body?.safeParse(input);
      return result?.error ? Object.values(issueCodes(result.error.issues)) : [];
    });
    expect(codes.filter((code) => !sentences.has(code))).toEqual([]);
  },
);

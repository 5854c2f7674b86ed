import { allRoutes } from "@meridian/core/contracts/all";
import { expect, test, vi } from "vitest";
import { testMatrix } from "./matrix.ts";
import { rows } from "./matrix-cases.ts";

vi.mock("@meridian/core/platform/constant-time", async (original) =>
  (await import("@meridian/core/testing/waits")).unpaced(original),
);

test("every route has a row and every row a route", () => {
  expect(Object.keys(rows).sort()).toEqual(allRoutes.map(({ id }) => id).sort());
});

testMatrix(allRoutes.filter(({ method }) => method === "POST"));

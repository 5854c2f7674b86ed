import { allRoutes } from "@meridian/core/contracts/all";
import { vi } from "vitest";
import { testMatrix } from "./matrix.ts";

vi.mock("@meridian/core/platform/constant-time", async (original) =>
  (await import("@meridian/core/testing/waits")).unpaced(original),
);

testMatrix(allRoutes.filter(({ method }) => method !== "GET" && method !== "POST"));

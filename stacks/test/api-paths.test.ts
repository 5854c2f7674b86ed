import { allRoutes } from "@meridian/core/contracts/all";
import { expect, test } from "vitest";
import { apiPathSource, atTheOrigin } from "../api-paths.ts";
import { mappingKey, place } from "../apis.ts";

/** The function as the distribution runs it. */
const atTheEdge = new Function("event", `${apiPathSource()} return handler(event).uri;`) as (event: {
  request: { uri: string };
}) => string;

test.each([
  ["/patients", "/records/patients"],
  ["/patients/pat_1/consents", "/records/patients/pat_1/consents"],
  ["/appointments/app_1", "/records/appointments/app_1"],
  ["/icd/B00.9", "/library/icd/B00.9"],
  ["/login", "/login"],
  ["/backoffice/spaces", "/backoffice/spaces"],
  // Not the first parts of any route, though texts and objects have something under these names.
  ["/patients-of-nobody", "/patients-of-nobody"],
  ["/constructor", "/constructor"],
  ["/__proto__/x", "/__proto__/x"],
  ["/", "/"],
  ["", ""],
])("%s is passed on as %s", (address, passedOn) => {
  expect(atTheOrigin(address)).toBe(passedOn);
  expect(atTheEdge({ request: { uri: address } })).toBe(passedOn);
});

test("a path with a query is led to the same API, which the local API needs", () => {
  expect(atTheOrigin("/patients?query=ana")).toBe("/records/patients?query=ana");
});

test("every route is found at the API that has it, once API Gateway has removed the API's key", () => {
  for (const route of allRoutes) {
    const { api, path } = place(route);
    const key = mappingKey(api);
    expect(atTheEdge({ request: { uri: route.path } }), route.id).toBe(key ? `/${key}${path}` : path);
  }
});

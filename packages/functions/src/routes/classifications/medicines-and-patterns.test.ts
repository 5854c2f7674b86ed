import { classificationsRoutes as routes } from "@meridian/core/contracts/classifications/classifications";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { drugs, farmGroups, icdChapters, icdSearch, tcmPatterns } from "./classifications.ts";

localTable();

let user: TestUser;
beforeAll(async () => {
  user = await makeUser((await makeSpace()).id, "professional");
});

const handlers = { farmGroups, drugs, icdChapters, icdSearch, tcmPatterns };

describe("fact tables", () => {
  test.each(Object.keys(handlers) as (keyof typeof handlers)[])(
    "%s needs a session and answers its contract",
    async (name) => {
      expect((await callHandler(routes[name], handlers[name])).status).toBe(401);
      const { status, body } = await callHandler(routes[name], handlers[name], {
        as: user,
        query: { q: "a" },
      });
      expect(status).toBe(200);
      expect(routes[name].response.parse(body)).toEqual(body);
    },
  );

  test("the specified calls answer whole tables with their source", async () => {
    const chapters = (await callHandler(routes.icdChapters, icdChapters, { as: user })).body;
    expect(chapters.icd_chapters).toHaveLength(22);
    const groups = (await callHandler(routes.farmGroups, farmGroups, { as: user })).body;
    expect(groups.farm_groups).toHaveLength(315);
    expect(groups.source.weakness).toContain("memory");
    expect((await callHandler(routes.tcmPatterns, tcmPatterns, { as: user })).body.patterns).toHaveLength(40);
  });

  test.each([
    ["m54.5", "M54.5"],
    ["lombalgia", "M54.5"],
    ["low back pain", "M54.5"],
  ])("ICD by %s", async (q, code) => {
    const { body } = await callHandler(routes.icdSearch, icdSearch, { as: user, query: { q } });
    expect(body.icd_codes[0].code).toBe(code);
  });

  test("medicines by name", async () => {
    const { body } = await callHandler(routes.drugs, drugs, { as: user, query: { q: "varf", limit: "1" } });
    expect(body.drugs).toMatchObject([{ en: "Warfarin", pt: "Varfarina" }]);
  });
});

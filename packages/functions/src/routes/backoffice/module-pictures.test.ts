import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import { env } from "@meridian/core/platform/env";
import { fileStart } from "@meridian/core/platform/files";
import * as Spaces from "@meridian/core/spaces";
import { makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localFiles } from "@meridian/core/testing/local-files";
import { localTable } from "@meridian/core/testing/local-table";
import { png } from "@meridian/core/testing/pictures";
import { beforeAll, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import * as offers from "./offers.ts";

localTable();
localFiles();
let as: TestUser;
beforeAll(async () => {
  as = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("SUPER_ADMIN_USER_ID") });
});
const params = { module: "mtc" };

/** Begins an upload and puts a file where the browser would. */
async function uploaded(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const body = { content_type: "image/png", size: content.length };
  const { body: begun } = await callHandler(
    backofficeRoutes.uploadModulePicture,
    offers.uploadModulePicture,
    { as, params, body },
  );
  const sent = await fetch(begun.upload.url, {
    method: "PUT",
    headers: begun.upload.headers,
    body: content,
  });
  expect(sent.status).toBe(200);
  return begun.picture;
}
const save = (picture: string | null, version: number) => {
  const body = {
    name: { en: "Demo", pt: "Demo" },
    description: { en: "", pt: "" },
    tiers: [{ months: 1, monthly_cents: 800, discount_percent: 0 }],
    on_sale: true,
    picture,
    version,
  };
  return callHandler(backofficeRoutes.updateModule, offers.updateModule, { as, params, body });
};
const shown = async () =>
  (await callHandler(backofficeRoutes.listModules, offers.listModules, { as })).body.modules[0].picture_url;

test("a module's picture is uploaded, shown once the module is saved with it, and removed", async () => {
  const picture = await uploaded(new Uint8Array(png(40, 30)));
  expect(await shown()).toBeNull();
  expect((await save(picture, 0)).status).toBe(200);
  const answer = await fetch(await shown());
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  expect(await fileStart(`sent/modules/mtc/${picture}`, 4)).toBeNull();
  await save(null, 1);
  expect(await shown()).toBeNull();
});

test("a file that is no picture, or was never uploaded, is refused and the module stays", async () => {
  const page = await uploaded(new Uint8Array(Buffer.from("<svg onload=alert(1)></svg>")));
  const refused = await save(page, 2);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ["picture"]]);
  const absent = await save("mpc_01HZZZZZZZZZZZZZZZZZZZZZZZ.png", 2);
  expect([absent.status, absent.body.code]).toEqual([404, "file.not_found"]);
  expect(await shown()).toBeNull();
});

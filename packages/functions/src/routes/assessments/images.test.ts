import { assessmentsRoutes } from "@meridian/core/contracts/assessments/assessments";
import { makeSpace, makeUser } from "@meridian/core/testing/actors";
import { localFiles } from "@meridian/core/testing/local-files";
import { localTable } from "@meridian/core/testing/local-table";
import { PICTURES } from "@meridian/core/testing/pictures";
import { expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { image, uploadImage } from "./assessments.ts";

localTable();
localFiles();

test("an image cannot be replaced through its upload link", async () => {
  const manager = await makeUser((await makeSpace()).id, "manager", { owner: true, practises: true });
  const body = { content_type: "image/png", size: PICTURES.png.length };
  const sent = await callHandler(assessmentsRoutes.uploadImage, uploadImage, { as: manager, body });
  const { url, headers } = sent.body.upload;
  const put = async (content: Uint8Array) =>
    (await fetch(url, { method: "PUT", headers, body: Buffer.from(content) })).status;
  expect(await put(PICTURES.png)).toBe(200);
  expect(await put(Buffer.from(PICTURES.png).fill(0, 20))).toBe(412);
  const read = await callHandler(assessmentsRoutes.image, image, {
    as: manager,
    params: { image: sent.body.image },
  });
  expect(Buffer.from(await (await fetch(read.body.url)).arrayBuffer())).toEqual(PICTURES.png);
});

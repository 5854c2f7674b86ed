import { documentsRoutes } from "@meridian/core/contracts/documents/documents";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { makeDocument } from "@meridian/core/testing/documents";
import { localFiles } from "@meridian/core/testing/local-files";
import { localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import { beforeAll, describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { archive, complete, create, list, open } from "./documents.ts";

localTable();
localFiles();
let ana: TestUser;
let patient: string;
beforeAll(async () => {
  const { id } = await makeSpace();
  ana = await makeUser(id, "professional");
  patient = (await makePatient(id)).id;
});

const PAGE = "<!doctype html><script>alert(1)</script>";
const body = { kind: "exam", title: "Report", date: "2026-03-01", format: "pdf", size: PAGE.length };

describe("uploading a document", () => {
  test("is refused if the file is a page, naming the file", async () => {
    const made = await callHandler(documentsRoutes.create, create, { as: ana, params: { patient }, body });
    expect(made.status).toBe(201);
    const { document, upload } = made.body;
    expect((await fetch(upload.url, { method: "PUT", headers: upload.headers, body: PAGE })).status).toBe(
      200,
    );
    const answer = await callHandler(documentsRoutes.complete, complete, {
      as: ana,
      params: { patient, document },
    });
    expect([answer.status, answer.body.fields]).toEqual([400, { file: "document.format" }]);
    const listed = await callHandler(documentsRoutes.list, list, { as: ana, params: { patient } });
    expect(listed.body).toEqual({ items: [], next: null });
  });

  test("creates one document however often it is requested", async () => {
    const headers = { "idempotency-key": "demo-document" };
    const ask = () =>
      callHandler(documentsRoutes.create, create, { as: ana, params: { patient }, body, headers });
    const first = await ask();
    const again = await ask();
    expect([first.status, again.status, again.body.document]).toEqual([201, 201, first.body.document]);
  });

  test.each([
    ["an executable", { format: "exe" }, "format", "document.format"],
    ["51 MB", { size: 51 * 1024 ** 2 }, "size", "file.too_large"],
    ["nothing in it", { size: 0 }, "size", "file.empty"],
    ["no title", { title: " " }, "title", "required"],
    ["no day", { date: "2026-02-30" }, "date", "date.invalid"],
  ])("is refused before it begins: %s", async (_, given, field, code) => {
    const asked = { as: ana, params: { patient }, body: { ...body, ...given } };
    const answer = await callHandler(documentsRoutes.create, create, asked);
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: code }]);
  });
});

test("a clinic without a valid plan reads and downloads its documents, and adds and archives none", async () => {
  const { id } = await makeSpace({ daysLeft: -1 });
  const user = await makeUser(id, "professional");
  const who = await makePatient(id);
  const document = await makeDocument(user, who.id);
  const params = { patient: who.id, document: document.id };
  const listed = await callHandler(documentsRoutes.list, list, { as: user, params: { patient: who.id } });
  expect(listed.body.items).toHaveLength(1);
  const opened = await callHandler(documentsRoutes.open, open, { as: user, params });
  expect([opened.status, typeof opened.body.download]).toEqual([200, "string"]);
  const refused = await callHandler(documentsRoutes.archive, archive, { as: user, params });
  const created = await callHandler(documentsRoutes.create, create, {
    as: user,
    params: { patient: who.id },
    body,
  });
  expect([refused.status, created.status, created.body.code]).toEqual([402, 402, "plan.expired"]);
});

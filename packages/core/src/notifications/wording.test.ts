import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as Catalogues from "../catalogues/index.ts";
import type { CatalogueKey } from "../clinical/catalogues/catalogues.ts";
import { transact } from "../db/transact.ts";
import { env } from "../platform/env.ts";
import { newId } from "../platform/ids.ts";
import * as Revisions from "../revisions/index.ts";
import * as Spaces from "../spaces/index.ts";
import { as, counted, makeUser, type TestUser } from "../testing/actors.ts";
import { localMessages } from "../testing/local-identity.ts";
import { localTable } from "../testing/local-table.ts";
import { deliver } from "./delivery.ts";
import { publishedWording } from "./wording.ts";

localTable();
const messages = localMessages();
let admin: TestUser;
beforeAll(async () => {
  admin = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("SUPER_ADMIN_USER_ID"), name: "Demo Admin" });
});
beforeEach(() => Catalogues.forgetPublished());
afterEach(async () => {
  for (const [catalogue, key] of [
    ["mails", "export-ready"],
    ["sms", "consent-link"],
  ] as const) {
    const { entry } = await as(admin, () => Catalogues.getEntry(catalogue, key));
    if (entry.origin !== "base")
      await as(admin, () => Catalogues.revertEntry(catalogue, key, { version: entry.version, to: 0 }));
    await publish(catalogue);
  }
});

async function publish(catalogue: CatalogueKey) {
  await as(admin, async () => {
    const { version, unpublished } = await Catalogues.getCatalogue(catalogue);
    if (unpublished > 0) await Catalogues.publishCatalogue(catalogue, { version, note: "" });
  });
}

/** Saves words over those of a message; the others stay. */
const save = (catalogue: "mails" | "sms", key: string, words: object) =>
  as(admin, async () => {
    const { entry } = await Catalogues.getEntry(catalogue, key);
    return Catalogues.updateEntry(catalogue, key, {
      version: entry.version,
      fields: { ...entry.fields, ...words } as typeof entry.fields,
      retired: false,
      reference: null,
      note: "Demo reason",
      reviewed: true,
    });
  });

async function sentMail() {
  const id = newId("notification");
  const to = `${id.toLowerCase()}@clinic.example`;
  const facts = { clinic: "Demo Clinic" };
  const mail = { id, channel: "email", template: "export-ready", language: "en", to, facts } as const;
  await transact({ writes: [], notify: [{ ...mail, space: "spc_test" }] });
  expect(await deliver({ space: "spc_test", id })).toBe("sent");
  const found = messages.mails.find((one) => one.to === to);
  return found;
}

const SUBJECT = { en: "Your file of {clinic}", pt: "O ficheiro de {clinic}" };

describe("the wording of automatic messages", () => {
  test("is the product's own until it is published, then what was published", async () => {
    await save("mails", "export-ready", { subject: SUBJECT });
    expect((await sentMail())?.subject).toBe("The export of Demo Clinic is ready");
    await publish("mails");
    expect((await sentMail())?.subject).toBe("Your file of Demo Clinic");
    const { items } = await as(admin, () => Revisions.listChanges({ kind: "catalogue_mails", limit: 5 }));
    expect(items.map(({ action }) => action)).toEqual(["publish", "update"]);
    expect(items[1]).toMatchObject({ by: "Demo Admin", title: { en: "Export ready" } });
    expect(items[1]?.changes).toContainEqual({
      field: "fields.subject.en",
      before: "The export of {clinic} is ready",
      after: SUBJECT.en,
    });
  });

  test("can be written as it was in an earlier version", async () => {
    const first = await save("mails", "export-ready", { subject: SUBJECT });
    await save("mails", "export-ready", { subject: { en: "Other {clinic}", pt: "Outro {clinic}" } });
    const back = await as(admin, async () => {
      const { entry } = await Catalogues.getEntry("mails", "export-ready");
      return Catalogues.revertEntry("mails", "export-ready", {
        version: entry.version,
        to: first.entry.version,
      });
    });
    expect(back.entry?.fields.subject).toEqual(SUBJECT);
  });

  test("is read by no further request for ten seconds", async () => {
    expect((await counted(admin, publishedWording)).calls).toBeLessThanOrEqual(3);
    expect((await counted(admin, publishedWording)).calls).toBe(0);
  });

  test("of a text message applies too", async () => {
    await save("sms", "consent-link", {
      body: { en: "{clinic}: sign here: {link}", pt: "{clinic}: {link}" },
    });
    await publish("sms");
    expect((await publishedWording()).sms("consent-link").en).toBe("{clinic}: sign here: {link}");
  });

  test.each([
    ["mails", "export-ready", { subject: { en: "Of {clinc}", pt: "De {clinic}" } }, "subject.en", "unknown"],
    ["mails", "export-ready", { body: { en: "Ready.", pt: "{hours}" } }, "body.en", "missing"],
    ["mails", "support-answered", { body: { en: "{text}", pt: "Texto: {text}" } }, "body.pt", "own_line"],
    ["mails", "consent-link-own", { subject: { en: "{phone}", pt: "x" } }, "subject.en", "body_only"],
    ["mails", "appointment-booked-own", { button: { en: "Open", pt: "" } }, "button.en", "no_button"],
    ["sms", "consent-link", { body: { en: "{link}", pt: "não: {link}" } }, "body.pt", "letters"],
    [
      "sms",
      "consent-link",
      { body: { en: "x".repeat(80).concat("{link}"), pt: "{link}" } },
      "body.en",
      "too_long",
    ],
  ] as const)("of %s, %s, is refused as %j", async (catalogue, key, words, field, code) => {
    await expect(save(catalogue, key, words)).rejects.toMatchObject({
      kind: "invalid",
      facts: { fields: { [`fields.${field}`]: `message_text.${code}` } },
    });
  });

  test("cannot be given to another message, and none is added or retired", async () => {
    await expect(save("mails", "export-ready", { message: "export-failed" })).rejects.toMatchObject({
      kind: "invalid",
    });
    const add = as(admin, () =>
      Catalogues.createEntry("mails", { fields: {}, reference: null, note: "", reviewed: false }),
    );
    await expect(add).rejects.toMatchObject({ code: "catalogue.closed" });
  });

  test("is read and changed by the super admin alone", async () => {
    const staff = await makeUser(Spaces.BACKOFFICE, "admin");
    for (const catalogue of ["mails", "sms"] as const) {
      await expect(as(staff, () => Catalogues.getCatalogue(catalogue))).rejects.toMatchObject({
        code: "access.denied",
      });
    }
    const { catalogues } = await as(staff, () => Catalogues.listCatalogues());
    expect(catalogues.map(({ catalogue }) => catalogue)).not.toContain("mails");
  });
});

import { beforeEach, describe, expect, test } from "vitest";
import { MAX_OWN_TEXTS } from "../contracts/consents/consent-texts.ts";
import { as, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import * as Consents from "./index.ts";

localTable();
let manager: TestUser;
let ana: TestUser;
let patient: string;
beforeEach(async () => {
  const { id } = await makeSpace();
  manager = await makeUser(id, "manager", { owner: true });
  ana = await makeUser(id, "professional");
  patient = (await makePatient(id, { name: "Demo Patient Twelve", language: "pt" })).id;
});

const words = (title: string) => ({
  en: { title, body: `I, {patient}, agree to ${title}.` },
  pt: { title: `${title} PT`, body: `Eu, {patient}, aceito ${title}.` },
});
const of = <T>(work: () => Promise<T>) => as(manager, work);
const form = (text: string) => as(ana, () => Consents.getForm(patient, { text: text as "acupuncture" }));

describe("a clinic's texts", () => {
  test("begin with the platform's, and a draft changes nothing that is in force", async () => {
    const { items } = await of(() => Consents.listTexts());
    expect(items.map(({ current }) => current)).toEqual(items.map(() => "p1"));
    const draft = await of(() => Consents.saveDraft("acupuncture", { version: 0, ...words("Needles") }));
    expect(draft).toMatchObject({ unpublished: true, current: "p1", version: 1 });
    expect(await form("acupuncture")).toMatchObject({ version: "p1", title: "Acupuntura" });
  });

  test("a published version is shown to patients, and stays when the next one is written", async () => {
    await of(() => Consents.saveDraft("acupuncture", { version: 0, ...words("Needles") }));
    const one = await of(() => Consents.publish("acupuncture", { version: 1, renew: false }));
    expect(one).toMatchObject({
      current: "c1",
      unpublished: false,
      versions: [{ number: 1, renews: false }],
    });
    expect(await form("acupuncture")).toMatchObject({
      version: "c1",
      title: "Needles PT",
      body: "Eu, Demo Patient Twelve, aceito Needles.",
    });
    await of(() => Consents.saveDraft("acupuncture", { version: one.version, ...words("More needles") }));
    expect(await form("acupuncture")).toMatchObject({ version: "c1", title: "Needles PT" });
    await of(() => Consents.publish("acupuncture", { version: one.version + 1, renew: true }));
    expect(await form("acupuncture")).toMatchObject({ version: "c2", title: "More needles PT" });
    const { texts } = await as(ana, () => Consents.listOfPatient(patient));
    expect(texts.find(({ id }) => id === "acupuncture")?.renew_since).not.toBeNull();
  });

  test("nothing new cannot be published", async () => {
    await expect(
      of(() => Consents.publish("acupuncture", { version: 0, renew: false })),
    ).rejects.toMatchObject({
      code: "consent_text.unchanged",
    });
  });

  test("of two managers the second is told what the first saved", async () => {
    await of(() => Consents.saveDraft("photos", { version: 0, ...words("First") }));
    await expect(
      of(() => Consents.saveDraft("photos", { version: 0, ...words("Second") })),
    ).rejects.toMatchObject({
      code: "consent_text.stale",
      facts: { current: { words: { en: { title: "First" } } } },
    });
    const both = await Promise.allSettled(
      ["Third", "Fourth"].map((title) =>
        of(() => Consents.saveDraft("photos", { version: 1, ...words(title) })),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("one that is not used is offered to nobody, and comes back", async () => {
    const off = await of(() => Consents.setActive("herbal", { version: 0, active: false }));
    const ids = async () => (await as(ana, () => Consents.listOfPatient(patient))).texts.map(({ id }) => id);
    expect(await ids()).not.toContain("herbal");
    await expect(form("herbal")).rejects.toMatchObject({ code: "consent_text.not_found" });
    await of(() => Consents.setActive("herbal", { version: off.version, active: true }));
    expect(await ids()).toContain("herbal");
  });

  test("a text of its own is in force once it is published, and only so many can be added", async () => {
    const own = await of(() => Consents.createText({ ...words("Laser"), occasion: null, ages: "all" }));
    await expect(form(own.id)).rejects.toMatchObject({ code: "consent_text.not_found" });
    await of(() => Consents.publish(own.id, { version: own.version, renew: false }));
    expect(await form(own.id)).toMatchObject({ version: "c1", title: "Laser PT" });
    for (let many = 1; many < MAX_OWN_TEXTS; many += 1)
      await of(() => Consents.createText({ ...words("More"), occasion: null, ages: "all" }));
    await expect(
      of(() => Consents.createText({ ...words("Too many"), occasion: null, ages: "all" })),
    ).rejects.toMatchObject({
      code: "catalogue.full",
    });
  });

  test("a text of its own says who must have it, at once and apart from its words", async () => {
    const rule = { occasion: "acupuncture", ages: "adults" } as const;
    const own = await of(() => Consents.createText({ ...words("Laser"), ...rule }));
    expect(own).toMatchObject(rule);
    const published = await of(() => Consents.publish(own.id, { version: own.version, renew: false }));
    const inForce = async () =>
      (await as(ana, () => Consents.listOfPatient(patient))).texts.find(({ id }) => id === own.id);
    expect(await inForce()).toMatchObject(rule);
    const none = { version: published.version, occasion: null, ages: "all" } as const;
    const changed = await of(() => Consents.setRule(own.id, none));
    expect(changed).toMatchObject({ occasion: null, ages: "all", unpublished: false, current: "c1" });
    expect(await inForce()).toMatchObject({ occasion: null, ages: "all" });
    await expect(of(() => Consents.setRule(own.id, none))).rejects.toMatchObject({
      code: "consent_text.stale",
    });
  });
});

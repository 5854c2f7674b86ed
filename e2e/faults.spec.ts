import type { Page } from "@playwright/test";
import { addressOf, api, begun, newPatient } from "./appointments.ts";
import { PLACES, type Place, type Sections, Typist } from "./fault-typist.ts";
import { expect, signInQuietly, test } from "./fixtures.ts";

/** How long somebody types, ms. */
const TYPING = 60_000;
const SEED = Number(process.env.FAULTS_SEED ?? 20_261_121);

/** A small generator, so that a run that failed can be had again. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}
type Dice = ReturnType<typeof dice>;
const places = Object.keys(PLACES) as Place[];

/** What may happen while somebody types. Each lasts as long as what is typed meanwhile. */
const TROUBLES: Record<string, (typist: Typist, roll: Dice) => Promise<void>> = {
  offline: async (typist, roll) => {
    await typist.setOffline(true);
    await typist.write(placeBy(roll), 4);
    await typist.setOffline(false);
  },
  "server refuses": (typist, roll) => through(typist, roll, "refused"),
  "requests dropped": (typist, roll) => through(typist, roll, "silent"),
  "answers dropped": (typist, roll) => through(typist, roll, "answers lost"),
  "server unavailable": (typist, roll) => through(typist, roll, "unavailable"),
  "tab closed": (typist) => typist.lose("closed"),
  "tab crashed": (typist) => typist.lose("crashed"),
  reload: (typist) => typist.lose("reloaded"),
  "tab closed while the server is away": async (typist, roll) => {
    typist.setFault("refused");
    await typist.write(placeBy(roll), 4);
    typist.setFault("none");
    await typist.lose("closed");
  },
  "session renewed": (typist) => typist.expireSession(),
  "session renewed with a server in trouble": async (typist, roll) => {
    await typist.expireSession();
    await through(typist, roll, "unavailable");
  },
  "session over": (typist) => typist.endSession("notes", "here"),
  "session over, signed in in another tab": (typist) => typist.endSession("complaint", "in another tab"),
};

const placeBy = (roll: Dice): Place => places[roll(places.length)] ?? "notes";

async function through(typist: Typist, roll: Dice, fault: Parameters<Typist["setFault"]>[0]) {
  typist.setFault(fault);
  await typist.write(placeBy(roll), 5);
  await typist.write(placeBy(roll), 3);
  typist.setFault("none");
}

/** Every trouble once in an order of its own, then more of them. */
function* order(roll: Dice) {
  const names = Object.keys(TROUBLES);
  const left = [...names];
  for (;;) yield (left.length > 0 ? left.splice(roll(left.length), 1)[0] : names[roll(names.length)]) ?? "";
}

/** What the server holds, by section. */
async function storedSections(page: Page, patient: string, appointment: string): Promise<Sections> {
  const { content } = await api(page, "get", `/appointments/${appointment}?patient=${patient}`);
  const sections = content.sections.map((one: { section: string; data: unknown }) => [one.section, one.data]);
  return { ...Object.fromEntries(sections), acupuncture: content.acupuncture };
}

test("a minute of typing through every kind of trouble loses nothing older than two seconds", async ({
  page,
  browser,
}, info) => {
  const roll = dice(SEED);
  await signInQuietly(page, "professional");
  const { id: patient } = await newPatient(page, "Faults");
  const appointment = await begun(page, patient);
  const typist = new Typist(page, patient, appointment);
  await typist.begin();

  const happened: string[] = [];
  const began = Date.now();
  for (const trouble of order(roll)) {
    if (Date.now() - began > TYPING && happened.length >= Object.keys(TROUBLES).length) break;
    await typist.write(placeBy(roll), 3 + roll(4));
    await test.step(`${((Date.now() - began) / 1000).toFixed(1)} s: ${trouble}`, () =>
      TROUBLES[trouble]?.(typist, roll));
    happened.push(trouble);
  }
  const facts = `seed ${SEED}, ${typist.typed.length} words in ${Math.round((Date.now() - began) / 1000)} s: ${happened.join(", ")}`;
  info.annotations.push({ type: "faults", description: facts });

  // Read with another session, which no fault has touched.
  const reader = await browser.newPage();
  await signInQuietly(reader, "professional");
  // Everything that waits is sent within a moment, without anybody doing anything.
  await expect
    .poll(async () => typist.missing(await storedSections(reader, patient, appointment)), {
      message: facts,
      timeout: 20_000,
    })
    .toEqual([]);
  await expect(typist.page.getByRole("button", { name: "Keep mine" }), facts).toHaveCount(0);
  expect(typist.typed.length, facts).toBeGreaterThan(70);
  // The next user who opens the appointment sees what is stored.
  await typist.page.goto(addressOf(patient, appointment, "treatments"));
  await expect(PLACES.notes.find(typist.page)).toHaveValue(
    (await storedSections(reader, patient, appointment)).treatment_notes?.text ?? "",
  );
});

import fc from "fast-check";
import * as Acupuncture from "../acupuncture/index.ts";
import * as Assessments from "../assessments/index.ts";
import * as Billing from "../billing/index.ts";
import { PAYMENT_METHODS } from "../contracts/billing/billing.ts";
import { formulaForm, substanceForm } from "../contracts/materia/materia-routes.ts";
import { productForm } from "../contracts/supplements/supplements.ts";
import * as Materia from "../materia/index.ts";
import * as Supplements from "../supplements/index.ts";
import * as Treatments from "../treatments/index.ts";
import { as, makeUser, type TestSpace, type TestUser } from "./actors.ts";
import { filledVisit } from "./filled-visit.ts";
import { makePatient } from "./patients.ts";

const words = fc.stringMatching(/^[A-Za-zÀ-ú0-9"'=;,+-][A-Za-zÀ-ú0-9 "'=;,+-]{0,28}[A-Za-zÀ-ú0-9]$/);
const paid = fc.record({
  part: fc.integer({ min: 1, max: 100 }),
  method: fc.constantFrom(...PAYMENT_METHODS),
  note: fc.oneof(fc.constant(""), words),
  refunded: fc.boolean(),
  receipt: fc.boolean(),
});
const charge = fc.record({
  price: fc.integer({ min: 400, max: 100_000 }),
  payments: fc.array(paid, { minLength: 1, maxLength: 3 }),
});

/** What an entry of each catalogue is called and says. */
const entry = fc.record({ text: words, shared: fc.boolean(), points: fc.integer({ min: 0, max: 10 }) });

/** Charges with payments, refunds and receipts, and entries of a user's own catalogues, as they are typed. */
export const generatedBooks = fc.record({
  charges: fc.array(charge, { minLength: 1, maxLength: 2 }),
  entries: fc.array(entry, { minLength: 1, maxLength: 2 }),
});
type Books = typeof generatedBooks extends fc.Arbitrary<infer Value> ? Value : never;

/** Writes them through the product's services, as the users of a clinic do. */
export async function writeBooks(space: TestSpace, manager: TestUser, books: Books): Promise<void> {
  const professional = await makeUser(space.id, "professional");
  for (const one of books.charges) {
    const patient = await makePatient(space.id);
    const visit = await filledVisit({ space, booker: manager, professional, patient }, {});
    await as(manager, () => chargeFor(visit.id, one));
  }
  for (const [at, one] of books.entries.entries()) await as(professional, () => addEntries(at, one));
}

async function chargeFor(appointment: string, { price, payments }: Books["charges"][number]) {
  const params = { appointment };
  const { version } = await Billing.get(appointment);
  let current = await Billing.setPrice({ params, body: { basis: "typed", price, version } });
  for (const { part, method, note, refunded, receipt } of payments) {
    // Together never more than the price.
    const amount = Math.max(1, Math.floor((price * part) / 400));
    const body = { amount, method, note, version: current.version };
    current = await Billing.pay({ params, body });
    const last = current.payments.findLast(({ kind }) => kind === "payment");
    if (receipt) await Billing.issueReceipt({ params, body: { version: current.version } });
    current = await Billing.get(appointment);
    if (refunded && last) {
      const back = { amount: Math.ceil(amount / 2), note, version: current.version };
      current = await Billing.refund({ params: { ...params, payment: last.id }, body: back });
    }
  }
}

/** An entry of each catalogue, with names that differ by `at`. */
async function addEntries(at: number, { text, shared, points }: Books["entries"][number]) {
  const name = `${at} ${text}`;
  const facts = { info: text, indications: text, contraindications: "", shared };
  const made = await Acupuncture.createPoint({
    ...facts,
    name,
    auricular: false,
    channel: "EX",
    side: "center",
  });
  const point = String(made.points.find((one) => one.name === name)?.id);
  await Acupuncture.createGroup({ name, auricular: false, points: [point], shared });
  await Materia.newSubstance(substanceForm.parse({ name, indications: text, shared }));
  await Materia.newFormula(formulaForm.parse({ name, shared }));
  await Supplements.createProduct(productForm.parse({ name, brand: text, posology: text, shared }));
  const treatment = await Treatments.createCustom({ name, description: text, minutes: points + 1, shared });
  const items = [{ id: treatment.id, name, minutes: points + 1, note: text }];
  await Treatments.createPreMade({ category: treatment.id as never, name, shared, content: { items } });
  const options = ["Yes", "No"].map((label, index) => ({
    id: `demo000${index}`,
    label: `${label} ${text}`,
    points: points * index,
  }));
  await Assessments.createResponseType({ name, options });
  const { id } = await Assessments.create({ name });
  await Assessments.share(id, shared);
}

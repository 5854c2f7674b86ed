import type { Page } from "@playwright/test";
import { confirmFromMailbox, expect, newAddress, ready } from "./fixtures.ts";

export const PASSWORD = "a-quiet-passphrase-1";

type Named = { name: string; space_name: string };

/** A confirmed account, opened over the API: for journeys that are about something else. */
export async function newAccount(page: Page, name: string, fields: Partial<Named> = {}) {
  const email = newAddress(name);
  const answer = await page.request.post(`${ready().api}/register`, {
    headers: { origin: ready().web },
    data: {
      kind: "professional",
      name: "Demo Newcomer",
      email,
      password: PASSWORD,
      phone: "+351 912 345 678",
      space_name: "Demo Newcomer's Clinic",
      ...fields,
      accept_terms: true,
      accept_privacy: true,
    },
  });
  expect(answer.status()).toBe(201);
  await confirmFromMailbox(page, email);
  return { email, password: PASSWORD };
}

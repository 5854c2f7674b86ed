import type { Page } from "@playwright/test";
import { api } from "./appointments.ts";
import { expect, newAddress, ready, signInQuietly } from "./fixtures.ts";
import { confirmQuietly } from "./mailbox.ts";

export const PASSWORD = "a-quiet-passphrase-1";

type Named = { name: string; space_name: string; referral_code: string };

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
  await confirmQuietly(page, email);
  return { email, password: PASSWORD };
}

/**
 * A separate clinic, signed in, with a trial, one place and one appointment type: for journeys that are not about
 * signing up. The welcome was shown and the list of first steps is closed.
 */
export async function ownClinic(page: Page, name: string, fields: Partial<Named> = {}) {
  await signInQuietly(page, await newAccount(page, name, fields));
  await api(page, "post", "/subscription/free-trial", { modules: ["mtc", "osteo"] });
  const { establishments } = await api(page, "post", "/clinic/establishments", {
    name: "Demo place",
    offices: ["One", "Two"],
  });
  const { appointment_types } = await api(page, "post", "/clinic/appointment-types", {
    name: "Demo visit",
    duration: 60,
  });
  const { user } = await api(page, "get", "/refresh_user");
  const shown = { version: user.version, welcome_waits: false, tutorial_open: false };
  const { user: own } = await api(page, "patch", "/session/user", shown);
  return { user: own, place: establishments[0], type: appointment_types[0] };
}

/** A provider that has just registered and confirmed its address; a super admin has yet to verify it. */
export async function newProvider(page: Page, company_name: string) {
  const account = { email: newAddress("supplier"), password: PASSWORD };
  await api(page, "post", "/register", {
    ...account,
    kind: "provider",
    name: "Demo Supplier",
    phone: "+351 912 345 678",
    company_name,
    vat_number: "123456789",
    language: "en",
    accept_terms: true,
    accept_privacy: true,
  });
  await confirmQuietly(page, account.email);
  return account;
}

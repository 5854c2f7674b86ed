import type { Page } from "@playwright/test";
import { api } from "./appointments.ts";
import { expect, ready } from "./fixtures.ts";

/** Decides a payment at the provider's sandbox, found by the phone or the address that it asked. */
export async function decidePayment(asked: string, choice: "accept" | "refuse") {
  let intent: string | undefined;
  await expect(async () => {
    const shown = await (await fetch(ready().payments)).text();
    const card = shown.split("<article>").find((one) => one.includes(asked) && one.includes("/decide/"));
    intent = /\/decide\/(pi_\w+)/.exec(card ?? "")?.[1];
    expect(intent, asked).toBeDefined();
  }).toPass();
  await fetch(`${ready().payments}/decide/${intent}`, {
    method: "POST",
    body: new URLSearchParams({ choice }),
  });
}

/** A Portuguese mobile number of the journey's own. */
export const ownPhone = () => `91${String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0")}`;

/** Pays the cart's order by MB WAY over the API, and waits until it is paid. */
export async function payCart(page: Page): Promise<void> {
  const { version, order } = await api(page, "get", "/subscription/cart");
  const phone = ownPhone();
  const { id } = await api(page, "post", "/plan-payments", {
    method: "mb_way",
    phone,
    cart_version: version,
    total_cents: order.total_cents,
  });
  await decidePayment(phone, "accept");
  await expect.poll(async () => (await api(page, "get", `/plan-payments/${id}`)).status).toBe("paid");
}

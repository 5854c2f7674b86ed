import { addressOf, api, begun, newPatient } from "./appointments.ts";
import { expect, ready, signInQuietly, test } from "./fixtures.ts";
import { handOf } from "./hand.ts";
import { saved } from "./visit.ts";

const MOST = 90;
/** As one types them; each brings the point meant first. */
const POINTS = ["st36", "li4", "lr3", "sp6", "gb34", "li15", "te14", "si9", "pc6", "ki3", "gb21", "cv4"];

test("a whole consultation, from the first word to the printed prescription, in few interactions", async ({
  page,
}) => {
  await signInQuietly(page, "professional");
  const patient = await newPatient(page, "Consultation");
  const visit = await begun(page, patient.id);
  await page.goto(addressOf(patient.id, visit));
  const hand = handOf(page);
  const step = (name: string) => page.getByRole("navigation", { name: /^Steps/ }).getByRole("link", { name: new RegExp(`^${name}`) });

  await expect(page.getByLabel("What brings the patient")).toBeVisible();
  await hand.press("Tab");
  await hand.type("Right shoulder pain at night");
  await expect(page.getByLabel("What brings the patient")).toHaveValue("Right shoulder pain at night");
  hand.part("complaint");
  console.log(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)));

  const focused = () => page.evaluate(() => { const e=document.activeElement as HTMLElement; return `${e.tagName} ${e.getAttribute("aria-label") ?? ""} ${e.innerText?.slice(0,80) ?? ""} ${(e as HTMLInputElement).labels?.[0]?.innerText ?? ""}`});
  await hand.click(step("Tests"));
  const tongue = page.locator("#section-tongue");
  await tongue.getByRole("img").first().waitFor();
  await page.waitForTimeout(1500);
  console.log((await tongue.innerText()).replaceAll("\n", " | ").slice(0, 1500));
  const pulse = page.locator("#section-pulse");
  console.log((await pulse.innerText()).replaceAll("\n", " | ").slice(0, 800));
  for (let i=0;i<4;i++){ await page.keyboard.press("Tab"); console.log("tab", await focused()); }
  hand.part("tests");
  await hand.click(step("Diagnosis"));
  await page.getByRole("combobox", { name: /patterns/ }).waitFor();
  for (let i=0;i<4;i++){ await page.keyboard.press("Tab"); console.log("tab", await focused()); }
  await hand.click(step("Treatments"));
  await page.getByRole("combobox", { name: /point/i }).waitFor();
  for (let i=0;i<4;i++){ await page.keyboard.press("Tab"); console.log("tab", await focused()); }
  await page.getByRole("combobox", { name: /point/i }).focus();
  for (const p of POINTS) { await hand.type(p); await hand.press("Enter"); }
  console.log(await page.locator("#acupuncture li code").allInnerTexts(), await focused());
  await page.screenshot({ path: "/tmp/shots/cons.png", fullPage: true });
  console.log(hand.parts, hand.count);
});

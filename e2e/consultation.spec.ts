import { addressOf, api, begun, newPatient } from "./appointments.ts";
import { expect, ready, signInQuietly, test } from "./fixtures.ts";
import { handOf } from "./hand.ts";
import { saved } from "./visit.ts";

const MOST = 90;
/** As one types them; each brings the point meant first. */
const POINTS = ["st36", "li4", "lr3", "sp6", "gb34", "li15", "te14", "si9", "pc6", "ki3", "gb21", "cv4"];
/** To Xiao Yao San: what is added, and bo he that is left out. */
const HERBS = ["xiangfu", "chuanxiong", "mudanpi", "zhizi", "yujin", "danshen", "suanzaoren", "-bohe"];

test("a whole consultation, from the first word to the printed prescription, in few interactions", async ({
  page,
}) => {
  await signInQuietly(page, "professional");
  const patient = await newPatient(page, "Consultation");
  const visit = await begun(page, patient.id);
  await page.goto(addressOf(patient.id, visit));
  const hand = handOf(page);
  const step = (name: string) =>
    page.getByRole("navigation", { name: /^Steps/ }).getByRole("link", { name: new RegExp(`^${name}`) });

  await expect(page.getByLabel("What brings the patient")).toBeVisible();
  await hand.press("Tab");
  await hand.type("Right shoulder pain at night");
  await expect(page.getByLabel("What brings the patient")).toHaveValue("Right shoulder pain at night");
  hand.part("complaint");
  console.log(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)));

  await hand.click(step("Tests"));
  const tongue = page.locator("#section-tongue");
  const canvas = tongue.getByRole("img", { name: /^Drawing of the tongue/ });
  await canvas.waitFor();
  await hand.stroke(canvas, [
    [0.4, 0.4],
    [0.6, 0.42],
    [0.55, 0.55],
    [0.42, 0.6],
  ]);
  const chip = (name: string) =>
    tongue.getByRole("button", { name, exact: true }).or(tongue.getByRole("checkbox", { name, exact: true }));
  await hand.click(chip("Pale").first());
  await hand.click(chip("Tooth-marked").first());
  hand.part("tongue");
  const pulse = page.locator("#section-pulse");
  await hand.click(pulse.getByRole("radio", { name: /^Left guan/ }));
  await hand.type("wiry");
  await hand.press("Enter");
  await expect(pulse.getByRole("radio", { name: /^Left guan.*Wiry/ })).toBeVisible();
  hand.part("pulse");
  await hand.click(step("Diagnosis"));
  const icd = page.getByRole("combobox", { name: "ICD codes" });
  await icd.waitFor();
  await hand.press("Tab");
  await hand.type("shoulder");
  await hand.press("Enter");
  await expect(page.getByRole("region", { name: "ICD codes" }).getByRole("listitem")).toHaveCount(1);
  await hand.click(page.getByRole("combobox", { name: /patterns/ }));
  await hand.type("liver qi");
  await hand.press("Enter");
  await expect(
    page.getByRole("region", { name: "Chinese-medicine patterns" }).getByRole("listitem"),
  ).toHaveCount(1);
  hand.part("diagnosis");
  await hand.click(step("Treatments"));
  await hand.click(page.getByRole("combobox", { name: /point/i }));
  for (const point of POINTS) {
    await hand.type(point);
    await hand.press("Enter");
  }
  await expect(page.locator("#acupuncture li code")).toHaveCount(POINTS.length);
  const technic = (point: string, name: string) =>
    page.locator("#acupuncture li").filter({ hasText: point }).getByRole("button", { name }).first();
  await hand.click(technic("ST36", "Moxa"));
  await hand.click(technic("GB34", "Electro"));
  hand.part("acupuncture");
  const formulas = page.locator("#section-formulas");
  await hand.click(formulas.getByRole("combobox").first());
  await hand.type("xiaoyaosan");
  await hand.press("Enter");
  // Focus is where the next substance is typed.
  for (const change of HERBS) {
    await hand.type(change);
    await hand.press("Enter");
  }
  await expect(formulas.getByText("14 substances")).toBeVisible();
  hand.part("formula");
  const supplements = page.locator("#section-supplements");
  await hand.click(supplements.getByRole("combobox").first());
  for (const name of ["magnesium", "valerian"]) {
    await hand.type(name);
    await hand.press("Enter");
  }
  hand.part("supplements");
  await saved(page);
  console.log(
    (await page.locator("[data-step=treatments]").innerText()).replaceAll("\n", " | ").slice(-3500),
  );
  await page.setViewportSize({ width: 1440, height: 1200 });
  await supplements.scrollIntoViewIfNeeded();
  await page.screenshot({ path: "/tmp/shots/cons.png" });
  await hand.click(page.getByRole("button", { name: "All needles out" }));
  await hand.click(page.getByRole("button", { name: "Finish", exact: true }));
  await page.waitForTimeout(1000);
  await page.screenshot({ path: "/tmp/shots/cons2.png" });
  await hand.click(page.getByRole("button", { name: "Finish and sign" }));
  await page.waitForTimeout(1000);
  await page.screenshot({ path: "/tmp/shots/cons3.png" });
  console.log(hand.parts, hand.count);
});

import type { Locator, Page } from "@playwright/test";
import { addressOf, begun, newPatient } from "./appointments.ts";
import { expect, signInQuietly, test } from "./fixtures.ts";
import { interactionCounter } from "./interaction-counter.ts";
import { saved } from "./visit.ts";

const MOST = 90;
/** As one types them; each brings the point meant first. */
const POINTS = ["st36", "li4", "lr3", "sp6", "gb34", "li15", "te14", "si9", "pc6", "ki3", "gb21", "cv4"];
/** To Xiao Yao San: what is added, and what is left out. */
const HERBS = ["xiangfu", "chuanxiong", "mudanpi", "zhizi", "yujin", "danshen", "suanzaoren", "-bohe"];
const SUPPLEMENTS = ["magnesium", "valerian"];
const COMPLAINT = "Right shoulder pain at night";

const part = (page: Page, key: string) => page.locator(`#section-${key}`);
const step = (page: Page, name: string) =>
  page.getByRole("navigation", { name: /^Steps/ }).getByRole("link", { name: new RegExp(`^${name}`) });

test("a whole consultation, from the first word to the printed prescription, in few interactions", async ({
  page,
}) => {
  await signInQuietly(page, "professional");
  const patient = await newPatient(page, "Consultation");
  await page.goto(addressOf(patient.id, await begun(page, patient.id)));
  const counter = interactionCounter(page);
  const search = async (field: Locator, all: readonly string[]) => {
    await counter.click(field);
    for (const one of all) {
      await counter.type(one);
      await counter.press("Enter");
    }
  };

  // A step that is opened has the focus: its first field is one key away.
  const opened = (key: string) => expect(page.locator(`[data-step="${key}"]`)).toBeFocused();
  const complaint = page.getByLabel("Reason for the appointment");
  await expect(complaint).toBeVisible();
  await opened("anamnesis");
  await counter.press("Tab");
  await counter.type(COMPLAINT);
  await expect(complaint).toHaveValue(COMPLAINT);
  counter.part("complaint");

  await counter.click(step(page, "Tests"));
  const tongue = part(page, "tongue");
  await counter.stroke(tongue.getByRole("img", { name: /^Drawing of the tongue/ }), [
    [0.4, 0.4],
    [0.6, 0.42],
    [0.55, 0.55],
    [0.42, 0.6],
  ]);
  for (const name of ["Pale", "Tooth-marked"]) {
    const chip = tongue.getByRole("button", { name, exact: true });
    await counter.click(chip.or(tongue.getByRole("checkbox", { name, exact: true })).first());
  }
  counter.part("tongue");
  await counter.click(part(page, "pulse").getByRole("radio", { name: /^Left guan/ }));
  await counter.type("wiry");
  await counter.press("Enter");
  await expect(part(page, "pulse").getByRole("radio", { name: /^Left guan.*Wiry/ })).toBeVisible();
  counter.part("pulse");

  await counter.click(step(page, "Diagnosis"));
  await expect(page.getByRole("combobox", { name: "ICD codes" })).toBeVisible();
  await opened("diagnosis");
  await counter.press("Tab");
  await counter.type("shoulder");
  await counter.press("Enter");
  await search(page.getByRole("combobox", { name: /patterns/ }), ["liver qi"]);
  for (const name of ["ICD codes", "Chinese-medicine patterns"])
    await expect(page.getByRole("region", { name }).getByRole("listitem")).toHaveCount(1);
  counter.part("diagnosis");

  await counter.click(step(page, "Treatments"));
  await search(page.getByRole("combobox", { name: /point/i }), POINTS);
  const points = page.locator("#acupuncture li").filter({ has: page.locator("code") });
  await expect(points).toHaveCount(POINTS.length);
  for (const [code, technic] of [
    ["ST36", "Moxa"],
    ["GB34", "Electro"],
  ] as const) {
    const row = points.filter({ hasText: code });
    await counter.click(row.getByRole("button", { name: /^Other techniques/ }));
    await counter.click(row.getByRole("button", { name: technic, exact: true }));
  }
  counter.part("points");
  // The formula is opened by its name; the focus is then where the next substance is typed.
  await search(part(page, "formulas").getByRole("combobox").first(), ["xiaoyaosan", ...HERBS]);
  await expect(part(page, "formulas").getByText("14 substances")).toBeVisible();
  counter.part("formula");
  await search(part(page, "supplements").getByRole("combobox").first(), SUPPLEMENTS);
  await expect(
    part(page, "supplements").getByRole("list", { name: "Supplements" }).getByRole("listitem"),
  ).toHaveCount(SUPPLEMENTS.length);
  counter.part("supplements");
  await saved(page);

  const printed = (what: string) =>
    page.context().waitForEvent("response", (answer) => answer.url().includes(`/${what}?`));
  await counter.click(page.getByRole("button", { name: "All needles out" }));
  await counter.click(page.getByRole("button", { name: "Finish", exact: true }));
  await counter.click(page.getByRole("button", { name: "Finish and sign" }));
  await expect(page.getByText(/^Signed by/).first()).toBeVisible();
  for (const [what, name] of [
    ["prescription", /^Print the prescription/],
    ["pdf", /^Print the summary/],
  ] as const) {
    const answer = printed(what);
    await counter.click(page.getByRole("button", { name }));
    expect((await answer).headers()["content-type"]).toContain("application/pdf");
  }
  counter.part("signed and printed");

  const counts = counter.parts.map(([name, count]) => `${name} ${count}`).join(", ");
  process.stdout.write(`interactions of a whole consultation: ${counter.count} (${counts})\n`);
  expect(counter.count).toBeLessThanOrEqual(MOST);
});

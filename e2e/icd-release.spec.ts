import { readRelease } from "../packages/core/src/clinical/icd/icd-file.ts";
import {
  enterBackOffice,
  expect,
  expectAccessible,
  ready,
  searchList,
  signInQuietly,
  test,
} from "./fixtures.ts";

/** A small release, its titles found nowhere else. */
const WORD = `demoitis${Date.now().toString(36)}`;
const content = Array.from({ length: 240 }, (_, at) => {
  const category = `${"KLMN"[at % 4]}${String(10 + (Math.floor(at / 4) % 15)).padStart(2, "0")}`;
  return `${category}.${Math.floor(at / 60)},Chronic ${WORD} number${at}`;
}).join("\n");
const file = { name: `${WORD}.csv`, mimeType: "text/csv", buffer: Buffer.from(content) };

test("a release is loaded, goes on after its tab was closed, is found, and is withdrawn", async ({
  page,
  context,
}) => {
  const codes = readRelease(content, "en")?.codes ?? 0;
  await enterBackOffice(page, "superAdmin");
  await page.goto("/admin/dashboard/icd");
  await page.getByLabel("File").setInputFiles(file);
  await expect(page.getByText(`Codes found: ${codes}.`)).toBeVisible();
  // The tab is closed once a part is there, and before the next one.
  await page.route(/chunks\/[1-9]\d*$/, () => undefined);
  const part = page.waitForResponse((answer) => /chunks\/\d+$/.test(answer.url()) && answer.ok());
  await page.getByRole("button", { name: "Load", exact: true }).click();
  await part;
  await page.close();

  const again = await context.newPage();
  await again.goto("/admin/dashboard/icd");
  const release = again.getByRole("listitem").filter({ hasText: file.name });
  await expect(release.getByText("Not finished")).toBeVisible();
  const asked: string[] = [];
  again.on("request", (request) => {
    if (/chunks\/\d+$/.test(request.url())) asked.push(request.url());
  });
  await again.getByLabel("File").setInputFiles(file);
  await again.getByRole("button", { name: "Load", exact: true }).click();
  await expect(release.getByText("In use")).toBeVisible({ timeout: 60_000 });
  expect(asked.some((url) => url.endsWith("/chunks/0"))).toBe(false);
  await expectAccessible(again);
  await again.getByRole("searchbox").fill(`${WORD} number17`);
  await expect(again.getByText(`Chronic ${WORD} number17`, { exact: true })).toBeVisible();

  // A second run of the same file finds everything there.
  asked.length = 0;
  await again.getByLabel("File").setInputFiles(file);
  await again.getByRole("button", { name: "Load", exact: true }).click();
  await expect(again.getByText(`${file.name} loaded and in use`).first()).toBeVisible();
  expect(asked).toEqual([]);

  await release.getByRole("button", { name: "Withdraw", exact: true }).click();
  await release.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(release).toHaveCount(0, { timeout: 60_000 });
});

test("staff keep the bibliographic references that a diagnosis may cite", async ({ page, browser }) => {
  const title = `Demo handbook ${Date.now().toString(36)}`;
  await enterBackOffice(page, "staff");
  await page.goto("/admin/dashboard/bibliographic-references");
  await page.getByRole("button", { name: "New reference" }).first().click();
  await page.getByRole("textbox", { name: /^Title/ }).fill(title);
  await page.getByLabel("Authors").fill("Demo A, Demo B");
  await page.getByLabel("Year").fill("2015");
  await page.getByLabel("DOI", { exact: true }).fill("10.1000/");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("A DOI starts with 10. and has a slash").first()).toBeVisible();
  await page.getByLabel("DOI", { exact: true }).fill(`https://doi.org/10.1000/${Date.now().toString(36)}`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveCount(0);
  await searchList(page, title);
  await expect(page.getByRole("table").getByText(title, { exact: true })).toBeVisible();
  await expectAccessible(page);

  const clinic = await browser.newPage({ baseURL: ready().web, locale: "en-GB" });
  await signInQuietly(clinic, "professional");
  const answer = await clinic.request.get(`${ready().api}/bibliographic-references`);
  expect(JSON.stringify(await answer.json())).toContain(title);
  await clinic.close();
});

import { devices, type Page } from "@playwright/test";
import { addressOf, api, begun, newPatient } from "./appointments.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, ready, signInQuietly, test } from "./fixtures.ts";
import { HEIC } from "./pictures.ts";

type Visit = { patient: string; id: string };

/** An open appointment of a new patient. */
async function opened(page: Page): Promise<Visit> {
  await signInQuietly(page, "professional");
  const { id: patient } = await newPatient(page, "Photos");
  return { patient, id: await begun(page, patient) };
}

const open = async (page: Page, { patient, id }: Visit) => {
  await page.goto(addressOf(patient, id, "tests"));
  await expect(strip(page)).toBeVisible();
};
const strip = (page: Page) =>
  page.locator("#section-tongue").getByRole("region", { name: "Photos", exact: true });
const thumbs = (page: Page) => strip(page).getByRole("list", { name: "Photos", exact: true });
const choose = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  strip(page).getByLabel("Add photos").setInputFiles(files);

/** A picture drawn in the browser. */
async function drawn(page: Page, name: string) {
  const data = await page.evaluate((side) => {
    const canvas = document.createElement("canvas");
    canvas.width = side;
    canvas.height = side * 0.75;
    const context = canvas.getContext("2d");
    if (context) {
      context.fillStyle = "#c0707a";
      context.fillRect(side * 0.2, 0, side * 0.6, side * 0.6);
    }
    return canvas.toDataURL("image/jpeg", 0.6).split(",")[1] ?? "";
  }, 900);
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(data, "base64") };
}

test("photos are shown with the tongue and in the history, and never to the front desk", async ({
  page,
  browser,
}) => {
  const visit = await opened(page);
  await open(page, visit);
  await choose(
    page,
    await drawn(page, "one.jpg"),
    { name: "two.heic", mimeType: "", buffer: Buffer.from(HEIC, "base64") },
    { name: "page.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<!doctype html><script>1</script>") },
  );
  await expect(strip(page).getByRole("alert")).toHaveText("Not sent. This kind of file is not accepted.");
  await strip(page).getByRole("button", { name: "Remove page.jpg" }).click();
  await expect(thumbs(page).getByRole("listitem")).toHaveCount(2);
  await expect(strip(page).getByText(/not sent yet/)).toHaveCount(0);

  await thumbs(page).getByRole("button").first().click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByText("1 of 2")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText("2 of 2")).toBeVisible();
  // The HEIC's own view has come: a picture that this browser could not have shown.
  await expect
    .poll(() =>
      viewer.locator("img[alt]:not([alt=''])").evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBe(96);
  await page.keyboard.press("+");
  await expect(viewer.getByText("150 %")).toBeVisible();
  await expectAccessible(page);
  await viewer.getByRole("button", { name: "Change caption" }).click();
  await viewer.getByLabel("Caption").fill("Tip, after six weeks");
  await viewer.getByRole("button", { name: "Save" }).click();
  await expect(viewer.getByRole("heading")).toHaveText(/^Tip, after six weeks,/);
  await page.keyboard.press("Escape");

  await thumbs(page).getByRole("button").first().click();
  await viewer.getByRole("button", { name: "Remove" }).click();
  await expect(thumbs(page).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(thumbs(page).getByRole("listitem")).toHaveCount(2);

  await page.goto(`${ready().web}/patient/${visit.patient}?tab=history`);
  await page.getByText("With photos").click();
  const history = page.getByRole("list", { name: "Photos" });
  await expect(history.getByRole("button", { name: /^Tip, after six weeks/ })).toBeVisible();

  await page.getByRole("tab", { name: "Photos" }).click();
  await page
    .getByRole("checkbox", { name: /^Compare/ })
    .first()
    .check();
  await page
    .getByRole("checkbox", { name: /^Compare/ })
    .last()
    .check();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  const pair = page.getByRole("dialog", { name: "Compare photos" });
  await expect(pair.locator("figure img")).toHaveCount(2);
  await expectAccessible(page);
  await pair.getByRole("button", { name: "Slider" }).click();
  await pair.getByRole("slider").press("ArrowRight");
  await expect(pair.getByRole("slider")).toHaveValue("51");
  await page.keyboard.press("Escape");
  await expect(pair).toHaveCount(0);

  const desk = await browser.newPage();
  await signInQuietly(desk, "receptionist");
  const record = await api(desk, "get", `/patients/${visit.patient}/record`);
  expect(record.items).toHaveLength(1);
  expect(JSON.stringify(record)).not.toMatch(/pho_|after six weeks/);
  const list = await desk.request.get(`${ready().api}/appointments/${visit.id}/photos`);
  expect(list.status()).toBe(403);
  await desk.close();
});

test.describe("on a phone", () => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test("a photo waits for the connection, and one after signing says that it came later", async ({
    page,
  }) => {
    const visit = await opened(page);
    await open(page, visit);
    await expect(strip(page).getByRole("button", { name: "Take a photo" })).toBeVisible();
    const first = await drawn(page, "one.jpg");
    const second = await drawn(page, "two.jpg");
    await page.context().setOffline(true);
    await choose(page, first);
    await expect(strip(page).getByText("Waiting to be sent", { exact: true })).toBeVisible();
    await page.context().setOffline(false);
    await expect(thumbs(page).getByRole("listitem")).toHaveCount(1);
    await expectNoSidewaysScroll(page);

    const unreached = `${ready().api}/**`;
    await page.route(unreached, (route) => route.abort("connectionrefused"));
    await choose(page, await drawn(page, "kept.jpg"));
    await expect(strip(page).getByText(/waiting to be sent. It stays on this device/)).toBeVisible();
    // The page ends, and the next one finds no server either: it waits at the sign-in, and goes back by itself.
    await page.reload();
    await page.waitForURL(/\/login/);
    await page.unroute(unreached);
    await expect(thumbs(page).getByRole("listitem")).toHaveCount(2);
    await expect(strip(page).getByText(/waiting to be sent/)).toHaveCount(0);
    const beside = await page.context().newPage();
    await open(beside, visit);
    await expect(thumbs(beside).getByRole("listitem")).toHaveCount(2);
    expect((await api(page, "get", `/appointments/${visit.id}/photos`)).items).toHaveLength(2);
    await beside.close();

    const { appointment } = await api(page, "get", `/appointments/${visit.id}`);
    await api(page, "post", `/appointments/${visit.id}/status`, {
      status: "done",
      version: appointment.version,
    });
    await open(page, visit);
    await expect(strip(page).getByText(/marked as added later/)).toBeVisible();
    await choose(page, second);
    await expect(thumbs(page).getByText(/^Added after signing/)).toBeVisible();
    await thumbs(page).getByRole("button").first().click();
    const viewer = page.getByRole("dialog");
    await expect(viewer.getByText(/^Taken on/)).toBeVisible();
    await expect(viewer.getByRole("button", { name: "Remove" })).toHaveCount(0);
    await viewer.getByRole("button", { name: "Next photo" }).click();
    await viewer.getByRole("button", { name: "Next photo" }).click();
    await expect(viewer.getByRole("button", { name: "Remove" })).toBeVisible();
  });
});

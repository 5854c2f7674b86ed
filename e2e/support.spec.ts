import {
  enterBackOffice,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ready,
  signInQuietly,
  test,
} from "./fixtures.ts";

test("a receptionist asks, an administrator answers, and the receptionist reads it", async ({ page }) => {
  const question = `Demo question ${Date.now().toString(36)}`;
  await signInQuietly(page, "receptionist");
  await page.goto("/support");
  await page.getByLabel(/^Message/).fill(question);
  await page.getByRole("button", { name: "Send message" }).click();
  const thanks = page.getByRole("status").filter({ hasText: "Thank you for your message" });
  await expect(thanks).toBeVisible();
  const number = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await thanks.textContent()) ?? "")?.[0] ?? "";
  expect(number).not.toBe("");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await enterBackOffice(page, "staff");
  await page.goto(`/admin/dashboard/support?q=${number}`);
  await page.getByRole("link", { name: number }).click();
  await expect(page.getByText(question)).toBeVisible();
  await page.getByRole("textbox", { name: /^Answer/ }).fill("Open the calendar.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("Open the calendar.", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/admin/dashboard/question-answers");
  await page.waitForURL(`${ready().web}/admin`);

  await signInQuietly(page, "receptionist");
  await page.goto("/support");
  await page.getByText(number).click();
  await expect(page.getByText("Open the calendar.", { exact: true })).toBeVisible();
});

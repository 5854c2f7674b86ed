import type { Page } from "@playwright/test";
import { PASSWORD } from "./accounts-setup.ts";
import { api } from "./appointments.ts";
import {
  enterBackOffice,
  expect,
  expectAccessible,
  newAddress,
  ready,
  signInQuietly,
  test,
} from "./fixtures.ts";
import { confirmQuietly } from "./mailbox.ts";
import { payCart } from "./payments-sandbox.ts";

const PDF = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");

/** A student who registered with a proof of enrolment, signed in. Returns the id of the space. */
async function registeredStudent(page: Page, space_name: string): Promise<string> {
  const email = newAddress("student");
  const { proof_upload } = await api(page, "post", "/register", {
    kind: "student",
    name: "Demo Learner",
    email,
    password: PASSWORD,
    phone: "+351 912 345 678",
    space_name,
    student_number: "D-2026",
    proof: { content_type: "application/pdf", size: PDF.length },
    accept_terms: true,
    accept_privacy: true,
  });
  await page.request.put(proof_upload.url, { headers: proof_upload.headers, data: PDF });
  await confirmQuietly(page, email);
  await signInQuietly(page, { email, password: PASSWORD });
  return (await api(page, "get", "/refresh_user")).user.space.id;
}

test("a student whose proof was rejected sends another, which is approved, and buys the student plan", async ({
  page,
  browser,
}) => {
  const space_name = `Demo Studies ${Date.now().toString(36)}`;
  const space = await registeredStudent(page, space_name);
  const admin = await (await browser.newContext({ baseURL: ready().web, locale: "en-GB" })).newPage();
  await enterBackOffice(admin, "superAdmin");
  const { version } = (await api(admin, "get", `/backoffice/spaces/${space}`)).space;
  const rejected = { approved: false, reason: "It is of last year", version };
  await api(admin, "post", `/backoffice/spaces/${space}/student-proof`, rejected);

  await page.goto("/subscription");
  await page.getByRole("link", { name: "Proof of enrolment" }).click();
  await expect(page.getByText("It is of last year")).toBeVisible();
  await page.getByLabel(/^File/).setInputFiles({
    name: "enrolment.pdf",
    mimeType: "application/pdf",
    buffer: PDF,
  });
  await expect(page.getByText("enrolment.pdf")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send proof" }).click();
  await expect(page.getByText("Waiting for approval")).toBeVisible();

  await admin.goto(`/admin/dashboard/spaces/${space}`);
  await admin.getByRole("button", { name: "Approve proof" }).click();
  const dialog = admin.getByRole("dialog", { name: "Approve proof" });
  await dialog.getByRole("button", { name: "Approve proof" }).click();
  await expect(dialog).toBeHidden();
  await expectAccessible(admin);
  await admin.context().close();

  await page.goto("/subscription");
  await page.getByRole("button", { name: "Choose Student, 1 month" }).click();
  await expect(page.getByRole("heading", { name: "Student plan" })).toBeVisible();
  await payCart(page);
  await page.goto("/subscription");
  await expect(page.getByText("30 days left")).toBeVisible();
});

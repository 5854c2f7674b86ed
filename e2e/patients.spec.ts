import { expect, expectAccessible, signInQuietly, test } from "./fixtures.ts";

/** A name and a number of this run's own, so that journeys side by side never meet. */
const own = () => {
  const serial = String(Date.now()).slice(-6);
  return { name: `Demo Journey${serial}`, mobile: `960 ${serial.slice(0, 3)} ${serial.slice(3)}`, serial };
};

test("the front desk adds a patient, is warned of a duplicate, finds them by number, sees nothing clinical", async ({
  page,
}) => {
  const { name, mobile, serial } = own();
  await signInQuietly(page, "receptionist");
  await page.goto("/patients");
  await page.getByRole("link", { name: "New Patient" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New Patient" })).toBeVisible();
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel("Mobile number").fill(mobile);
  await expect(page.getByLabel("Allergies")).toHaveCount(0);
  await page.getByRole("button", { name: "Add patient" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("Allergies")).toHaveCount(0);

  await page.goto("/patients/new");
  await page.getByLabel(/^Name/).fill(`Another ${serial}`);
  await page.getByLabel("Mobile number").fill(`+351${mobile.replaceAll(" ", "")}`);
  await expect(page.getByText("Is it this person?")).toBeVisible();
  await expect(page.getByRole("link", { name })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add anyway" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Another ${serial}` })).toBeVisible();

  await page.goto("/patients");
  await page.getByRole("searchbox").fill(mobile);
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("link", { name })).toBeVisible();
});

test("a manager edits in place, merges two records and takes it back, deletes and restores", async ({
  page,
}) => {
  const { name, serial } = own();
  await signInQuietly(page, "manager");
  for (const [who, allergy] of [
    [name, "Nuts"],
    [`Twin ${serial}`, "Pollen"],
  ] as const) {
    await page.goto("/patients/new");
    await page.getByLabel(/^Name/).fill(who);
    await page.getByLabel("Allergies").fill(allergy);
    await page.getByRole("button", { name: "Add patient" }).click();
    await expect(page.getByRole("heading", { level: 1, name: who })).toBeVisible();
  }
  await page.getByRole("button", { name: "Edit Contact" }).click();
  await page.getByLabel("E-mail").fill(`twin${serial}@patients.example`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: `twin${serial}@patients.example` })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/patients?q=journey${serial}`);
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Merge with another record" }).click();
  await page.getByLabel("The other record").fill(`Twin ${serial}`);
  await page.getByRole("button", { name: new RegExp(`^Twin ${serial}`) }).click();
  await page.getByRole("button", { name: "Merge records" }).click();
  await expect(page.getByText("Records merged")).toBeVisible();
  await expect(page.getByRole("link", { name: `twin${serial}@patients.example` })).toBeVisible();
  await expect(page.getByText(/Nuts\s+Pollen/).first()).toBeVisible();
  await page.getByRole("button", { name: "Undo the merge" }).click();
  await expect(page.getByText("Merge undone")).toBeVisible();
  await expect(page.getByRole("link", { name: `twin${serial}@patients.example` })).toHaveCount(0);

  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByText("This patient is deleted")).toBeVisible();
  await page.goto(`/patients?view=archived&q=journey${serial}`);
  await expect(page.getByRole("link", { name })).toBeVisible();
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Restore" }).click();
  await expect(page.getByText("1 patient restored")).toBeVisible();
});

test("an unknown patient leads to the not-found page", async ({ page }) => {
  await signInQuietly(page, "manager");
  for (const id of ["pat_01ARZ3NDEKTSV4RRFFQ69G5FAV", "nonsense"]) {
    await page.goto(`/patient/${id}`);
    await expect(page).toHaveURL(/not-found/);
  }
});

test("the list works without a mouse", async ({ page }) => {
  await signInQuietly(page, "manager");
  await page.goto("/patients?q=alecrim");
  await page.getByRole("link", { name: "Demo Alecrim" }).waitFor();
  await page.getByRole("row").nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Demo Alecrim" })).toBeVisible();
  await page.getByRole("tab", { name: "Overview" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Clinical History" })).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
});

import { DEFAULT_MODULES, DEFAULT_PLANS } from "@meridian/core/contracts/subscription/default-offers";
import type { DiscountCode } from "@meridian/core/contracts/subscription/offers";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { railFor } from "@meridian/ui/shell/navigation";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import DiscountCodeScreen from "../../app/routes/offers/discount-code.tsx";
import DiscountCodes from "../../app/routes/offers/discount-codes.tsx";
import Module from "../../app/routes/offers/module.tsx";
import Plan from "../../app/routes/offers/plan.tsx";
import Plans from "../../app/routes/offers/plans.tsx";
import { navigation } from "../../app/screens.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const code: DiscountCode = {
  code: "SPRING",
  amount_cents: 500,
  days: 10,
  valid_from: "2026-01-01",
  valid_to: "2099-12-31",
  max_uses: 10,
  max_uses_per_space: 1,
  uses: 3,
  active: true,
  created_at: "2026-01-01T10:00:00.000Z",
  version: 4,
};

let sent: { address: string; body: Record<string, unknown> }[] = [];
let answers: Record<string, () => Response> = {};

beforeEach(async () => {
  await storeSession(
    demoUser({ role: "admin", admin_levels: ["any", "staff", "marketing", "super"] } as never),
  );
  sent = [];
  answers = {
    "GET /backoffice/subscription-plans": () => Response.json({ plans: Object.values(DEFAULT_PLANS) }),
    "GET /backoffice/modules": () => Response.json({ modules: Object.values(DEFAULT_MODULES) }),
    "GET /backoffice/discount-codes": () => Response.json({ items: [code], next: null }),
    "GET /backoffice/discount-codes/SPRING": () => Response.json(code),
  };
  answerApi(async (input, init) => {
    const address = `${init?.method} ${new URL(String(input)).pathname}`;
    if (init?.body) sent.push({ address, body: JSON.parse(String(init.body)) });
    return answers[address]?.() ?? Response.json({});
  });
});

const open = (element: React.ReactElement, route: string, path: string) =>
  renderUi(element, { namespaces: ["offers"], route, path });

describe("plans", () => {
  it("are listed with limits, prices and whether they are on sale", async () => {
    await renderUi(<Plans />, { namespaces: ["offers"] });
    expect(await screen.findByRole("link", { name: "Pro" })).toBeTruthy();
    expect(screen.getByText("€39.00 a month")).toBeTruthy();
    expect(screen.getByText("No limit")).toBeTruthy();
    expect(screen.getByText("15 days")).toBeTruthy();
  });

  it("are edited with their prices, and say that bought plans stay as they are", async () => {
    await open(<Plan />, "/p/:pid", "/p/basic");
    expect(await screen.findByText("Plans that were bought do not change")).toBeTruthy();
    const patients = screen.getByLabelText("Patients");
    // Each row says which price its fields are of.
    expect(
      within(screen.getByRole("group", { name: "Price for 12 months" })).getByLabelText("Months"),
    ).toBeTruthy();
    await userEvent.clear(patients);
    await userEvent.click(screen.getByRole("button", { name: "Remove the price for 12 months" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const { address, body } = sent[0] ?? { address: "", body: {} };
    expect(address).toBe("PUT /backoffice/subscription-plans/basic");
    expect(body).toMatchObject({ max_patients: null, version: 0, max_disk_bytes: 10 * 1024 ** 3 });
    expect((body.tiers as { months: number }[]).map(({ months }) => months)).toEqual([1, 3, 6]);
  });

  it("name the price that is wrong and send nothing", async () => {
    await open(<Plan />, "/p/:pid", "/p/basic");
    await userEvent.click(await screen.findByRole("button", { name: "Add price" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    const summary = await screen.findByRole("alert");
    expect(summary.textContent).toContain("Prices");
    expect(screen.getAllByLabelText("Months").at(-1)?.getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
  });

  it("take the current version after somebody else saved, and keep what was typed", async () => {
    answers["PUT /backoffice/subscription-plans/basic"] = () => {
      const plans = Object.values({ ...DEFAULT_PLANS, basic: { ...DEFAULT_PLANS.basic, version: 1 } });
      answers["GET /backoffice/subscription-plans"] = () => Response.json({ plans });
      answers["PUT /backoffice/subscription-plans/basic"] = () => Response.json(plans[1]);
      return Response.json({ code: "plan.stale" }, { status: 409 });
    };
    await open(<Plan />, "/p/:pid", "/p/basic");
    const patients = await screen.findByLabelText("Patients");
    await userEvent.clear(patients);
    await userEvent.type(patients, "300");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Someone else has changed this plan");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ version: 1, max_patients: 300 });
  });
});

describe("modules", () => {
  it("have their texts in both languages and can be discontinued", async () => {
    await open(<Module />, "/m/:mid", "/m/osteo");
    const portuguese = await screen.findByLabelText(/^Name \(Portuguese\)/);
    await userEvent.clear(portuguese);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Name (Portuguese)");
    await userEvent.type(portuguese, "Osteo");
    await userEvent.click(screen.getByLabelText("On sale"));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      name: { en: "Osteopathy", pt: "Osteo" },
      on_sale: false,
      version: 0,
    });
    expect(sent[0]?.body).not.toHaveProperty("picture");
  });
});

describe("discount codes", () => {
  it("are listed with value, uses and status", async () => {
    await renderUi(<DiscountCodes />, { namespaces: ["offers"] });
    expect(await screen.findByText("3 of 10 used")).toBeTruthy();
    expect(screen.getByText("€5.00 + 10 days")).toBeTruthy();
  });

  it("are created, and name a code that is taken", async () => {
    answers["POST /backoffice/discount-codes"] = () =>
      Response.json(
        { code: "discount_code.exists", fields: { code: "discount_code.exists" } },
        { status: 409 },
      );
    await open(<DiscountCodeScreen />, "/c/:code", "/c/new");
    await userEvent.type(await screen.findByLabelText(/^Code/), "spring");
    await userEvent.type(screen.getByLabelText("Days"), "5");
    await userEvent.type(screen.getByLabelText(/^Last day/), "31/12/2099");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ code: "spring", valid_to: "2099-12-31", active: true });
    expect((await screen.findByLabelText(/^Code/)).getAttribute("aria-invalid")).toBe("true");
  });

  it("are deactivated with the version they were read at", async () => {
    await open(<DiscountCodeScreen />, "/c/:code", "/c/SPRING");
    await userEvent.click(await screen.findByLabelText("Active"));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ active: false, version: 4 });
    expect(sent[0]?.body).not.toHaveProperty("uses");
  });
});

describe("the menu", () => {
  const entries = async (...admin_levels: ("any" | "staff" | "marketing" | "super")[]) => {
    const user = demoUser({ role: "admin", admin_levels });
    await storeSession(user);
    return railFor(user, navigation).flatMap((group) => group.entries.map(({ label }) => label));
  };
  it("shows plans and modules to super admins only, discount codes to marketing too", async () => {
    expect(await entries("any", "staff", "marketing", "super")).toEqual(
      expect.arrayContaining(["plans", "modules", "discountCodes"]),
    );
    const marketing = await entries("any", "marketing");
    expect(marketing).toContain("discountCodes");
    expect(marketing).not.toContain("plans");
    expect(await entries("any", "staff")).not.toContain("discountCodes");
  });
});

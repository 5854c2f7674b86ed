import type { SpaceDetail } from "@meridian/core/contracts/backoffice/space-detail";
import { DEFAULT_PLANS } from "@meridian/core/contracts/subscription/default-offers";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import Dashboard from "../../app/routes/dashboard/dashboard.tsx";
import Space from "../../app/routes/spaces/space.tsx";
import Spaces from "../../app/routes/spaces/spaces.tsx";

const acceptances = {
  items: [
    {
      user: "usr_1",
      name: "Demo Accepting",
      owner: true,
      active: true,
      accepted: [
        { text: "terms", number: 2, at: "2026-11-02T10:00:00.000Z" },
        { text: "privacy", number: 1, at: null },
      ],
    },
  ],
  next: null,
};

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const provider: SpaceDetail = {
  id: "spc_2",
  space_name: "Demo Provider",
  plan: null,
  days_left: 0,
  created_at: "2026-11-02T10:00:00.000Z",
  external_entity: { company_name: "Demo Provider Lda", vat_number: "999999990", verified: false },
  phone: "",
  time_zone: "Europe/Lisbon",
  modules: [],
  free_trial_used: false,
  referral_code_used: null,
  owner: { id: "usr_2", name: "Demo Owner Two", email: "two@demo.example" },
  active_users: 1,
  blocked: false,
  closing: null,
  plan_ends_on: null,
  block_reason: null,
  student: null,
  early_access: [],
  decisions: [],
  version: 1,
};
const clinic = {
  ...provider,
  id: "spc_1",
  space_name: "Demo Clinic",
  external_entity: null,
  plan: "pro" as const,
  days_left: 2,
};
const verified = {
  ...provider,
  external_entity: { company_name: "Demo Provider Lda", vat_number: "999999990", verified: true },
};

const subscription = {
  plan: {
    terms: DEFAULT_PLANS.pro,
    tier: DEFAULT_PLANS.pro.tiers[0],
    ends_on: "2099-01-10",
    days_left: 2,
    days_owed: 3,
  },
  usage: { patients: 12, professionals: 2, secretaries: 1, users: 3, disk_bytes: 0, sms: 5 },
  modules: [
    { code: "mtc", owned: { ends_on: null }, active: true },
    { code: "osteo", owned: null, active: false },
  ],
  days_credit: 0,
  referral_days: 15,
  first_paid_at: null,
};

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  const answers: Record<string, unknown> = {
    "GET /backoffice/overview": {
      months: [
        {
          month: "2026-11",
          spaces: 4,
          trials: 3,
          conversions: 2,
          mb_way: 1500,
          reference: 0,
          transfer: 3900,
          refunded: 900,
        },
      ],
      student_proofs: {
        items: [{ space: "spc_3", space_name: "Demo Study Room", since: "2026-11-02T10:00:00.000Z" }],
        more: false,
      },
      payments: { items: [], more: false },
      providers: { items: [provider], more: false },
    },
    "GET /backoffice/spaces": { items: [clinic, provider], next: null },
    "GET /backoffice/spaces/spc_1": { space: clinic },
    "GET /backoffice/spaces/spc_1/subscription": subscription,
    "GET /backoffice/spaces/spc_1/acceptances": acceptances,
    "GET /backoffice/spaces/spc_2/acceptances": acceptances,
    "PUT /backoffice/spaces/spc_1/early-access": { space: { ...clinic, early_access: ["plan_advice"] } },
    "GET /backoffice/payments": { items: [], next: null },
    "GET /backoffice/spaces/spc_2": { space: provider },
    "POST /backoffice/spaces/spc_2/verify": { space: verified },
  };
  answerApi(async (input, init) => {
    const { pathname, search } = new URL(String(input));
    asked.push(`${pathname}${search}`);
    return Response.json(answers[`${init?.method} ${pathname}`]);
  });
});

describe("spaces", () => {
  it("lists clinics and providers with their plans, and opens one for a super admin", async () => {
    await storeSession(demoUser({ role: "admin", admin_levels: ["any", "staff", "marketing", "super"] }));
    await renderUi(<Spaces />, { namespaces: ["admin"] });
    expect(await screen.findByText("Pro, 2 days left")).toBeTruthy();
    expect(screen.getByText("Provider, not verified")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Demo Clinic" }).getAttribute("href")).toBe(
      "/dashboard/spaces/spc_1",
    );
  });

  it("asks the server with search and filters, and clears all at once", async () => {
    await renderUi(<Spaces />, { namespaces: ["admin"], path: "/?plan=pro", route: "/" });
    await screen.findByText("Demo Clinic");
    expect(asked.at(-1)).toContain("plan=pro");
    await userEvent.type(screen.getByRole("searchbox", { name: "Name, company or VAT number" }), " 9999 ");
    await waitFor(() => expect(asked.at(-1)).toContain("search=9999"));
    await userEvent.selectOptions(screen.getByLabelText("Kind"), "waiting");
    await waitFor(() => expect(asked.at(-1)).toContain("kind=waiting"));
    await userEvent.click(screen.getByRole("button", { name: "Remove the filter Kind" }));
    await userEvent.clear(screen.getByRole("searchbox"));
    await userEvent.selectOptions(screen.getByLabelText("Plan"), "");
    expect(await screen.findByText("2 rows")).toBeTruthy();
  });

  it("reads the next page if one has no match", async () => {
    const pages = [
      { items: [], next: "on" },
      { items: [provider], next: null },
    ];
    answerApi(async () => Response.json(pages.shift()));
    await renderUi(<Spaces />, { namespaces: ["admin"] });
    expect(await screen.findByText("Demo Provider")).toBeTruthy();
  });

  it("shows marketing the list without links to what it may not open", async () => {
    await storeSession(demoUser({ role: "admin", admin_levels: ["any", "marketing"] }));
    await renderUi(<Spaces />, { namespaces: ["admin"] });
    await screen.findByText("Demo Clinic");
    expect(screen.queryByRole("link", { name: "Demo Clinic" })).toBeNull();
  });

  it("shows waiting providers on a super admin's dashboard only", async () => {
    const levels = ["any", "staff", "marketing", "super"] as const;
    await storeSession(demoUser({ role: "admin", admin_levels: [...levels] }));
    const shown = await renderUi(<Dashboard />, { namespaces: ["admin", "shell", "overview"] });
    const link = await screen.findByRole("link", { name: "Demo Provider" });
    expect(link.getAttribute("href")).toBe("/dashboard/spaces/spc_2");
    expect(asked.toSorted()).toEqual(["/backoffice/catalogues", "/backoffice/overview"]);
    expect((await screen.findByRole("link", { name: "Demo Study Room" })).getAttribute("href")).toBe(
      "/dashboard/spaces/spc_3",
    );
    const november = within(screen.getByRole("region", { name: "November 2026" }));
    expect(november.getByText("€45.00")).toBeTruthy();
    expect(screen.getByText("No transfers are waiting")).toBeTruthy();
    shown.unmount();
    await storeSession(demoUser({ role: "admin", admin_levels: ["any", "staff"] }));
    await renderUi(<Dashboard />, { namespaces: ["admin", "shell"] });
    await screen.findByRole("link", { name: "References" });
    expect(screen.queryByText("Providers waiting to be verified")).toBeNull();
  });

  it("verifies a provider", async () => {
    await renderUi(<Space />, {
      namespaces: ["admin", "payments"],
      route: "/dashboard/spaces/:sid",
      path: "/dashboard/spaces/spc_2",
    });
    await userEvent.click(await screen.findByRole("button", { name: "Verify" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Verify" })).toBeNull());
  });
});

describe("decisions about a space", () => {
  const decision = {
    id: "dcs_1",
    kind: "days_granted" as const,
    days: 5,
    reason: "Demo outage",
    by: "Demo Admin",
    at: "2026-11-03T10:00:00.000Z",
  };
  const proof = {
    student_number: "D-1",
    state: "waiting" as const,
    reason: "",
    sent_at: "2026-11-03T10:00:00.000Z",
  };
  let sent: { path: string; body: unknown }[] = [];
  async function show(space: SpaceDetail, answers: Record<string, () => Response>) {
    sent = [];
    answerApi(async (input, init) => {
      const { pathname } = new URL(String(input));
      if (init?.method === "GET" && pathname.endsWith("/spc_1")) return Response.json({ space });
      if (pathname.endsWith("/subscription")) return Response.json(subscription);
      if (pathname.endsWith("/acceptances")) return Response.json(acceptances);
      if (pathname === "/backoffice/payments") return Response.json({ items: [], next: null });
      if (init?.body) sent.push({ path: pathname, body: JSON.parse(String(init.body)) });
      return answers[pathname]?.() ?? Response.json({});
    });
    await renderUi(<Space />, {
      namespaces: ["admin", "payments"],
      route: "/dashboard/spaces/:sid",
      path: "/dashboard/spaces/spc_1",
    });
    await screen.findByText("Owner");
  }

  it("grants days with a reason, and shows it", async () => {
    const after = { ...clinic, days_left: 7, version: 2, decisions: [decision] };
    await show(clinic, { "/backoffice/spaces/spc_1/days": () => Response.json({ space: after }) });
    await userEvent.click(screen.getByRole("button", { name: "Grant days" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Grant days" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("Enter 1 to 366 days.");
    expect(sent).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/^Days/), "5");
    await userEvent.type(dialog.getByLabelText(/^Reason/), "Demo outage");
    await userEvent.click(dialog.getByRole("button", { name: "Grant days" }));
    expect(await screen.findByText("5 days granted")).toBeTruthy();
    expect(sent[0]?.body).toEqual({ days: 5, reason: "Demo outage", version: 1 });
    expect(screen.getByText("Pro, 7 days left")).toBeTruthy();
  });

  it("says what blocking does before it blocks, and why a space is blocked", async () => {
    const after = { ...clinic, blocked: true, block_reason: "Demo fraud", version: 2 };
    await show(clinic, { "/backoffice/spaces/spc_1/block": () => Response.json({ space: after }) });
    await userEvent.click(screen.getByRole("button", { name: "Block space" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/signed out within 30 seconds/)).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/^Reason/), "Demo fraud");
    await userEvent.click(dialog.getByRole("button", { name: "Block space" }));
    expect(await screen.findByText(/Reason: Demo fraud/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Unblock space" })).toBeTruthy();
  });

  it("keeps the reason where somebody else was faster", async () => {
    const refuse = () => Response.json({ code: "space.stale" }, { status: 409 });
    await show(clinic, { "/backoffice/spaces/spc_1/block": refuse });
    await userEvent.click(screen.getByRole("button", { name: "Block space" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText(/^Reason/), "Demo fraud");
    await userEvent.click(dialog.getByRole("button", { name: "Block space" }));
    await dialog.findByRole("alert");
    expect((dialog.getByLabelText(/^Reason/) as HTMLTextAreaElement).value).toBe("Demo fraud");
  });

  it("rejects a student's proof only with a reason", async () => {
    const student = { ...clinic, student: proof };
    const after = { ...student, student: { ...proof, state: "rejected", reason: "Out of date" } };
    await show(student, { "/backoffice/spaces/spc_1/student-proof": () => Response.json({ space: after }) });
    expect(screen.getByText("Waiting for approval")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Reject proof" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Reject proof" }));
    expect(sent).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/^Reason/), "Out of date");
    await userEvent.click(dialog.getByRole("button", { name: "Reject proof" }));
    expect(await screen.findByText("Reason: Out of date")).toBeTruthy();
    expect(sent[0]?.body).toEqual({ approved: false, reason: "Out of date", version: 1 });
  });

  it("shows what is left and used, and owned and active modules apart", async () => {
    await show(clinic, {});
    expect(await screen.findByText("12")).toBeTruthy();
    expect(screen.getByText("2 of 10")).toBeTruthy();
    const [mtc, osteo] = within(screen.getByRole("list", { name: "Modules" })).getAllByRole("listitem");
    expect(mtc?.textContent).toBe("Chinese medicineOwned as long as the planActive");
    expect(osteo?.textContent).toBe("OsteopathyNot ownedNot active");
    expect(await screen.findByText("No payments yet")).toBeTruthy();
  });

  it("gives a clinic early access to a feature, with a reason", async () => {
    const after = { ...clinic, early_access: ["plan_advice" as const], version: 2 };
    await show(clinic, { "/backoffice/spaces/spc_1/early-access": () => Response.json({ space: after }) });
    await userEvent.click(screen.getByRole("button", { name: "Show Plan advice" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText(/^Reason/), "Demo trial");
    await userEvent.click(dialog.getByRole("button", { name: "Show Plan advice" }));
    expect(await screen.findByRole("button", { name: "Hide Plan advice" })).toBeTruthy();
    expect(sent[0]?.body).toEqual({ features: ["plan_advice"], reason: "Demo trial", version: 1 });
  });
});

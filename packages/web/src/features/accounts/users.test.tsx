import type { Invitation, Member } from "@meridian/core/contracts/accounts/accounts";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import EditUser from "../../app/routes/users/edit-user.tsx";
import InviteUser from "../../app/routes/users/invite-user.tsx";
import Users from "../../app/routes/users/users.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const colleague = (change: Partial<Member> = {}): Member => ({
  id: "usr_01K0DEM0000000000000000001",
  name: "Demo Professional One",
  email: "professional@demo.example",
  role: "professional",
  owner: false,
  practises: true,
  color: "#1f7a6b",
  active: true,
  totp_enabled: false,
  patients_permission: false,
  appointment_permission: false,
  calendar_permission: false,
  monitoring_permission: true,
  specialities: [],
  license_number: "",
  working_hours: [],
  time_off: [],
  updated_at: "2030-01-01T10:00:00.000Z",
  updated_by: null,
  modules: ["mtc"],
  version: 3,
  ...change,
});
const owner = (): Member => {
  const { id, name, email, modules } = demoUser();
  return colleague({ id, name, email, modules, role: "manager", owner: true, version: 1 });
};
const invitation: Invitation = {
  id: "inv_01K0DEM0000000000000000001",
  email: "invited@demo.example",
  name: "Demo Invited One",
  role: "receptionist",
  created_at: "2026-11-20T09:00:00.000Z",
  expires_at: "2026-11-27T09:00:00.000Z",
};

type Answer = { status?: number; body: unknown };
const requests = vi.fn();

function answerWith(answers: Record<string, Answer>) {
  answerApi(async (input, init) => {
    const name = `${init?.method} ${new URL(String(input)).pathname}`;
    requests(name, init?.body && JSON.parse(String(init.body)));
    const { status = 200, body } = answers[name] ?? { status: 500, body: { code: "internal" } };
    return Response.json(body, { status });
  });
}
const nobodyAhead = { "GET /appointments/ahead": { body: { count: 0, first: [], begun: 0 } } };
const lists = {
  ...nobodyAhead,
  "GET /users": { body: { items: [owner(), colleague()], next: null } },
  "GET /invitations": { body: { items: [invitation], next: null } },
};
const show = (element: ReactNode, path: string, language: "en" | "pt" = "en") =>
  renderUi(
    <>
      {element}
      <Toasts />
    </>,
    {
      namespaces: ["users", "clinic"],
      path,
      route: path.startsWith("/user/") ? "/user/:uid/edit" : path,
      language,
    },
  );

/** By its text: whether a menu counts as shown depends on a layout, which there is none of here. */
async function choose(name: string, action: string) {
  await userEvent.click(await screen.findByRole("button", { name: `Actions for ${name}` }));
  fireEvent.click(await screen.findByText(action));
}

beforeEach(async () => {
  requests.mockReset();
  await storeSession(demoUser());
});

describe("the clinic's users", () => {
  it("lists users with their permissions, and pending invitations", async () => {
    answerWith(lists);
    await show(<Users />, "/users");
    const table = await screen.findByRole("region", { name: "Users of the clinic" });
    const link = await within(table).findByRole("link", { name: /Demo Professional One/ });
    expect(link.getAttribute("href")).toBe(`/user/${colleague().id}/edit`);
    expect(within(table).getByText("owner")).toBeTruthy();
    expect(await screen.findByText("Demo Invited One")).toBeTruthy();
    expect(screen.getByText("2 people in your clinic")).toBeTruthy();
  });

  it("deactivates a user with an undo", async () => {
    const path = `PATCH /users/${colleague().id}`;
    answerWith({ ...lists, [path]: { body: { user: colleague({ active: false, version: 4 }) } } });
    await show(<Users />, "/users");
    await choose("Demo Professional One", "Deactivate");
    await waitFor(() => expect(requests).toHaveBeenCalledWith(path, { active: false, version: 3 }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(requests).toHaveBeenCalledWith(path, { active: true, version: 4 });
  });

  it("lists upcoming appointments before deactivating a user", async () => {
    const path = `PATCH /users/${colleague().id}`;
    const first = [
      { id: "apt_1", start: "2099-11-23T10:00:00.000Z", patient_name: "Demo Alecrim", professional: "usr_2" },
    ];
    answerWith({
      ...lists,
      "GET /appointments/ahead": { body: { count: 1, first, begun: 0 } },
      [path]: { body: { user: colleague({ active: false, version: 4 }) } },
    });
    await show(<Users />, "/users");
    await choose("Demo Professional One", "Deactivate");
    expect(await screen.findByText("Demo Professional One has 1 upcoming appointment")).toBeTruthy();
    expect(requests).not.toHaveBeenCalledWith(path, expect.anything());
    await userEvent.click(await screen.findByRole("button", { name: "Deactivate anyway" }));
    expect(await screen.findByText("Demo Professional One was deactivated")).toBeTruthy();
    expect(requests).toHaveBeenCalledWith(path, { active: false, version: 3 });
  });

  it("names unsigned appointments before deactivating a user", async () => {
    const path = `PATCH /users/${colleague().id}`;
    answerWith({
      ...lists,
      "GET /appointments/ahead": { body: { count: 0, first: [], begun: 2 } },
      [path]: { body: { user: colleague({ active: false, version: 4 }) } },
    });
    await show(<Users />, "/users");
    await choose("Demo Professional One", "Deactivate");
    expect(
      await screen.findByText("Demo Professional One has 2 appointments started and not signed"),
    ).toBeTruthy();
    expect(screen.queryByText(/Deactivating the account does not cancel/)).toBeNull();
    expect(requests).not.toHaveBeenCalledWith(path, expect.anything());
    await userEvent.click(await screen.findByRole("button", { name: "Back" }));
    expect(requests).not.toHaveBeenCalledWith(path, expect.anything());
  });

  it("never offers to deactivate the owner", async () => {
    answerWith(lists);
    await show(<Users />, "/users");
    await screen.findByRole("link", { name: /Demo Manager One/ });
    expect(screen.queryByRole("button", { name: "Actions for Demo Manager One" })).toBeNull();
  });

  it("withdraws an invitation", async () => {
    answerWith({ ...lists, [`DELETE /invitations/${invitation.id}`]: { body: { result: "deleted" } } });
    await show(<Users />, "/users");
    await choose("Demo Invited One", "Withdraw");
    expect(await screen.findByText("Invitation to Demo Invited One withdrawn")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Invite again" })).toBeTruthy();
  });

  it("shows Portuguese texts", async () => {
    answerWith(lists);
    await storeSession(demoUser({ language: "pt" }));
    const { container } = await show(<Users />, "/users", "pt");
    expect(await screen.findByText("Convites pendentes")).toBeTruthy();
    await screen.findByText("Demo Invited One");
    expect(container.textContent).not.toMatch(/\b(column|invitations|role|may)\.\w+/);
  });
});

describe("inviting a user", () => {
  // A manager with an id of their own, so that no draft of an earlier test is restored.
  let managers = 0;
  beforeEach(() => storeSession(demoUser({ id: `usr_01K0DEM000000000000000010${managers++}` })));

  it("names missing fields, keeps what was typed, and links the summary to the field", async () => {
    answerWith({});
    await show(<InviteUser />, "/users/invite");
    await userEvent.type(screen.getByLabelText(/^E-mail/), "not an address");
    await userEvent.click(screen.getByRole("button", { name: "Send the invitation" }));
    const summary = await screen.findByRole("alert");
    expect(summary.textContent).toContain("2 fields need your attention");
    expect(summary.textContent).toContain("Enter an e-mail address like name@example.org.");
    await userEvent.click(within(summary).getByRole("link", { name: /^Name/ }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
    expect((screen.getByLabelText(/^E-mail/) as HTMLInputElement).value).toBe("not an address");
    expect(requests).not.toHaveBeenCalled();
  });

  it("shows a server error at its field and clears nothing", async () => {
    answerWith({
      "POST /invitations": {
        status: 400,
        body: { code: "input.invalid", fields: { email: "email.member" } },
      },
    });
    await show(<InviteUser />, "/users/invite");
    await userEvent.type(screen.getByLabelText(/^Name/), "Demo Invited Two");
    await userEvent.type(screen.getByLabelText(/^E-mail/), "professional@demo.example");
    await userEvent.click(screen.getByRole("radio", { name: /Receptionist/ }));
    await userEvent.click(screen.getByRole("button", { name: "Send the invitation" }));
    expect(requests).toHaveBeenCalledWith("POST /invitations", {
      name: "Demo Invited Two",
      email: "professional@demo.example",
      role: "receptionist",
    });
    expect((await screen.findByRole("alert")).textContent).toContain(
      "This person is already in your clinic.",
    );
    expect((screen.getByLabelText(/^Name/) as HTMLInputElement).value).toBe("Demo Invited Two");
  });

  it("says that the plan has no free seat", async () => {
    answerWith({ "POST /invitations": { status: 403, body: { code: "plan.max_users" } } });
    await show(<InviteUser />, "/users/invite");
    await userEvent.type(screen.getByLabelText(/^Name/), "Demo Invited Two");
    await userEvent.type(screen.getByLabelText(/^E-mail/), "two@demo.example");
    await userEvent.click(screen.getByRole("button", { name: "Send the invitation" }));
    expect(
      await screen.findByText("You reached the maximum number of users under your plan subscription"),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "See the plans" }).getAttribute("href")).toBe("/subscription");
  });

  it("opens the list once the invitation is sent", async () => {
    answerWith({ "POST /invitations": { status: 201, body: { invitation } } });
    const { router } = await show(<InviteUser />, "/users/invite");
    await userEvent.type(screen.getByLabelText(/^Name/), "Demo Invited One");
    await userEvent.type(screen.getByLabelText(/^E-mail/), invitation.email);
    await userEvent.click(screen.getByRole("button", { name: "Send the invitation" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/users"));
  });
});

describe("editing a user", () => {
  // A manager with an id of their own, so that no draft of an earlier test is restored.
  let editors = 0;
  beforeEach(() => storeSession(demoUser({ id: `usr_01K0DEM000000000000000020${editors++}` })));
  const path = `PATCH /users/${colleague().id}`;
  const place = `/user/${colleague().id}/edit`;

  it("sends only what changed", async () => {
    answerWith({
      ...lists,
      [path]: { body: { user: colleague({ calendar_permission: true, version: 4 }) } },
    });
    await show(<EditUser />, place);
    await userEvent.click(await screen.findByRole("checkbox", { name: "See colleagues' calendars in full" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Osteopathy" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(requests).toHaveBeenCalledWith(path, {
      version: 3,
      calendar_permission: true,
      modules: expect.arrayContaining(["mtc", "osteo"]),
    });
    expect(await screen.findByText("Saved Successfully")).toBeTruthy();
  });

  it("fills in the usual working hours, removes an afternoon, and adds time off", async () => {
    answerWith({ ...lists, [path]: { body: { user: colleague({ version: 4 }) } } });
    await show(<EditUser />, place);
    await userEvent.click(await screen.findByRole("button", { name: "Monday to Friday, 9–13 and 14–18" }));
    await userEvent.click(screen.getByRole("button", { name: "Remove: Friday, 14:00–18:00" }));
    await userEvent.click(screen.getByRole("button", { name: "Add time off" }));
    await userEvent.type(screen.getByLabelText("Reason"), "Course");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(requests).toHaveBeenCalledWith(path, expect.anything()));
    const [, body] = requests.mock.calls.find(([name]) => name === path) ?? [];
    expect(body.working_hours).toHaveLength(9);
    expect(body.working_hours[0]).toEqual({ weekday: 1, from: "09:00", to: "13:00", establishment: null });
    expect(body.time_off).toEqual([
      { from: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), to: expect.any(String), reason: "Course" },
    ]);
  });

  it("names the day with overlapping hours and sends nothing", async () => {
    const hours = [
      { weekday: 2, from: "09:00", to: "13:00", establishment: null },
      { weekday: 2, from: "12:00", to: "15:00", establishment: null },
    ];
    answerWith({
      "GET /users": { body: { items: [owner(), colleague({ working_hours: hours })], next: null } },
    });
    await show(<EditUser />, place);
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    expect((await screen.findByRole("alert")).textContent).toContain("These hours overlap");
    expect(requests).not.toHaveBeenCalledWith(path, expect.anything());
  });

  it("shows both versions when somebody else saved first, and lets the user choose", async () => {
    const current = colleague({ role: "receptionist", practises: false, version: 7 });
    answerWith({ ...lists, [path]: { status: 409, body: { code: "user.stale", current } } });
    await show(<EditUser />, place);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Add and edit patients" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("heading", { name: "Theirs" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Keep mine" }));
    expect(requests).toHaveBeenLastCalledWith(
      path,
      expect.objectContaining({ version: 7, role: "professional", patients_permission: true }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Use theirs" }));
    expect((screen.getByRole("combobox", { name: "Role" }) as HTMLSelectElement).value).toBe("receptionist");
    expect(screen.queryByRole("heading", { name: "Theirs" })).toBeNull();
  });

  it("lists upcoming appointments of a manager who will no longer treat patients", async () => {
    const manager = colleague({ role: "manager" });
    answerWith({
      "GET /users": { body: { items: [owner(), manager], next: null } },
      "GET /appointments/ahead": { body: { count: 0, first: [], begun: 1 } },
    });
    await show(<EditUser />, place);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Treats patients" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(
      await screen.findByText("Demo Professional One has 1 appointment started and not signed"),
    ).toBeTruthy();
    expect(requests).not.toHaveBeenCalledWith(path, expect.anything());
  });

  it("keeps the student role until another is chosen", async () => {
    answerWith({
      "GET /users": { body: { items: [owner(), colleague({ role: "student" })], next: null } },
      [path]: { body: { user: colleague({ role: "student", version: 4 }) } },
    });
    await show(<EditUser />, place);
    const role = await screen.findByRole("combobox", { name: "Role" });
    expect((role as HTMLSelectElement).value).toBe("student");
    await userEvent.click(screen.getByRole("checkbox", { name: "Add and edit patients" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(requests).toHaveBeenCalledWith(path, { version: 3, patients_permission: true });
  });

  it("does not offer to change the owner's role and access", async () => {
    await storeSession(demoUser());
    answerWith(lists);
    await show(<EditUser />, `/user/${owner().id}/edit`);
    expect(await screen.findByText("The owner's role and access cannot be changed.")).toBeTruthy();
    expect(screen.queryByRole("checkbox", { name: "Can sign in" })).toBeNull();
    expect(screen.getByRole("link", { name: "Settings" }).getAttribute("href")).toBe("/settings");
  });

  it("redirects users who do not manage the clinic to their own settings", async () => {
    await storeSession(demoUser({ role: "receptionist", owner: false }));
    answerWith(lists);
    const own = await show(<EditUser />, `/user/${demoUser().id}/edit`);
    await waitFor(() => expect(own.router.state.location.pathname).toBe("/settings"));
    const other = await show(<EditUser />, place);
    await waitFor(() => expect(other.router.state.location.pathname).toBe("/not-found"));
  });
});

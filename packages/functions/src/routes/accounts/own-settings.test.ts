import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { TIMER_DEFAULTS } from "@meridian/core/contracts/timers/timer-kinds";
import { nowIso } from "@meridian/core/platform/clock";
import { createConfirmed } from "@meridian/core/platform/identity-accounts";
import { newId } from "@meridian/core/platform/ids";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser } from "@meridian/core/testing/actors";
import { localIdentity, localMessages } from "@meridian/core/testing/local-identity";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "../../../../core/src/accounts/entities.ts";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { hideAlerts, listMembers, login, updateMember, updateSelf } from "./accounts.ts";

localTable();
localMessages();
const identity = localIdentity();
const password = "a long enough password";
type As = { id: string; spaceId: string };

describe("PATCH /session/user", () => {
  const change = (as: As, body: object) => callHandler(accountsRoutes.updateSelf, updateSelf, { as, body });
  test("changes what was sent; name and language are also sent to the user pool", async () => {
    const { id: spaceId } = await makeSpace();
    const user = await makeUser(spaceId, "receptionist");
    const email = `${user.id.toLowerCase()}@clinic.example`;
    await createConfirmed({ userId: user.id, spaceId, email, password, name: user.name, language: "en" });
    await change(user, { version: 9 });
    const { value: answer, calls } = await countingCalls(() =>
      change(user, { version: 1, language: "pt", color: "#aa0000", calendar_min: 9 }),
    );
    expect(answer.body.user).toMatchObject({
      language: "pt",
      color: "#aa0000",
      calendar_min: 9,
      calendar_max: 20,
      version: 2,
      role: "receptionist",
    });
    expect(calls).toBe(accountsRoutes.updateSelf.calls);
    expect((await identity.account(email))?.locale).toBe("pt");
  });
  test("remembers the release notes that were seen, and takes those before the account for seen", async () => {
    const { id: spaceId } = await makeSpace();
    const user = await makeUser(spaceId, "receptionist");
    const unchanged = await change(user, { version: 1 });
    expect(unchanged.body.user.release_notes_seen).toBe(nowIso().slice(0, 10));
    const { body } = await change(user, { version: 2, release_notes_seen: "2031-02-03" });
    expect(body.user.release_notes_seen).toBe("2031-02-03");
    const { body: later } = await change(user, { version: 3, show_sunday: true });
    expect(later.user.release_notes_seen).toBe("2031-02-03");
    expect((await change(user, { version: 4, release_notes_seen: "soon" })).body.fields).toHaveProperty(
      "release_notes_seen",
    );
  });
  test("stores that the welcome was shown, the closed tutorial and the own specialities", async () => {
    const { id: spaceId } = await makeSpace();
    const user = await makeUser(spaceId, "professional");
    const before = await change(user, { version: 1 });
    expect(before.body.user).toMatchObject({ welcome_waits: false, tutorial_open: false });
    const key = { space_id: spaceId, id: user.id };
    await Spaces.db.entities.user.patch(key).set({ welcome_waits: true, tutorial_open: true }).go();
    const shown = await change(user, { version: 2, welcome_waits: false });
    expect(shown.body.user).toMatchObject({ welcome_waits: false, tutorial_open: true });
    const closed = await change(user, { version: 3, tutorial_open: false, specialities: ["Acupuncture"] });
    expect(closed.body.user).toMatchObject({ tutorial_open: false, specialities: ["Acupuncture"] });
    // The welcome is not shown again, and a speciality needs a name.
    for (const [field, value] of [
      ["welcome_waits", true],
      ["specialities", [""]],
    ] as const) {
      const refused = await change(user, { version: 4, [field]: value });
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.fields)[0]).toMatch(field);
    }
  });
  test("stores small preferences without a version, also at the same moment, and no form becomes stale by it", async () => {
    const { id: spaceId } = await makeSpace();
    const user = await makeUser(spaceId, "professional");
    await Spaces.db.entities.user
      .patch({ space_id: spaceId, id: user.id })
      .set({ welcome_waits: true, tutorial_open: true })
      .go();
    const seen = "2031-02-03";
    const answers = await Promise.all([
      change(user, { welcome_waits: false }),
      change(user, { tutorial_open: false }),
      change(user, { release_notes_seen: seen }),
      change(user, { version: 1, calendar_min: 10 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    // Refused, so that what the container knows of the user is not read anew while the requests are counted.
    await change(user, { version: 9 });
    const { value, calls } = await countingCalls(() => change(user, { language: "pt" }));
    expect(value.body.user).toMatchObject({
      welcome_waits: false,
      tutorial_open: false,
      release_notes_seen: seen,
      language: "pt",
      calendar_min: 10,
      version: 2,
    });
    expect(calls).toBe(accountsRoutes.updateSelf.calls);
    // A tab that is older than the newest release.
    const older = await change(user, { release_notes_seen: "2030-01-01" });
    expect(older.body.user.release_notes_seen).toBe(seen);
  });
  test("refuses what belongs to a form without the version the form is based on", async () => {
    const user = await makeUser((await makeSpace()).id, "professional");
    for (const body of [{ name: "Demo Other" }, { calendar_min: 10, language: "pt" }, { time_off: [] }]) {
      const refused = await change(user, body);
      expect([refused.status, refused.body.fields]).toEqual([400, { version: "required" }]);
    }
  });
  test("stores own absences, and shows managers who entered each", async () => {
    const { id: spaceId } = await makeSpace();
    const user = await makeUser(spaceId, "professional");
    const manager = await makeUser(spaceId, "manager");
    const mine = { from: "2030-08-01", to: "2030-08-15", reason: "Holiday" };
    const theirs = { from: "2030-09-01", to: "2030-09-01", reason: "" };
    const forged = { ...mine, entered_by: manager.id };
    expect((await change(user, { version: 1, time_off: [forged] })).status).toBe(200);
    await callHandler(accountsRoutes.updateMember, updateMember, {
      as: manager,
      params: { user: user.id },
      body: { version: 2, time_off: [mine, theirs] },
    });
    const { body } = await callHandler(accountsRoutes.listMembers, listMembers, { as: manager });
    expect(body.items.find(({ id }: { id: string }) => id === user.id).time_off).toEqual([
      { ...mine, entered_by: user.name },
      { ...theirs, entered_by: manager.name },
    ]);
    const expired = await makeUser((await makeSpace({ daysLeft: 0 })).id, "professional");
    expect((await change(expired, { version: 1, time_off: [mine] })).status).toBe(402);
  });
  test("stores the durations of own timers within the limits", async () => {
    const user = await makeUser((await makeSpace()).id, "professional");
    const timer_settings = {
      ...TIMER_DEFAULTS,
      minutes: { ...TIMER_DEFAULTS.minutes, moxa: 7 },
      sound: false,
    };
    const { body } = await change(user, { version: 1, timer_settings });
    expect(body.user.timer_settings).toEqual(timer_settings);
    const minutes = { ...timer_settings.minutes, moxa: 241 };
    const refused = await change(user, { version: 2, timer_settings: { ...timer_settings, minutes } });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { "timer_settings.minutes.moxa": "timer.range" },
    ]);
  });
  test("works with an expired plan, and changes no permission", async () => {
    const { id: spaceId } = await makeSpace({ daysLeft: 0 });
    const user = await makeUser(spaceId, "professional");
    const body = { version: 1, show_sunday: true, role: "manager", owner: true, patients_permission: true };
    const answer = await change(user, body);
    expect(answer.body.user).toMatchObject({
      show_sunday: true,
      role: "professional",
      owner: false,
      patients_permission: false,
    });
  });
  test("stores colours, licence and the text of monitoring e-mails; an empty text restores the default", async () => {
    const user = await makeUser((await makeSpace()).id, "professional");
    const given = {
      platform_color: "#224466",
      license_number: "L-7",
      monitoring_email_body: "Please write.",
    };
    const { body } = await change(user, { version: 1, ...given });
    expect(body.user).toMatchObject(given);
    const emptied = await change(user, { version: 2, monitoring_email_body: "" });
    expect(emptied.body.user.monitoring_email_body).toMatch(/from 1 to 10/);
  });
  test("a stale edit is 409 with the current user; a day without hours is refused", async () => {
    const user = await makeUser((await makeSpace()).id, "professional");
    expect((await change(user, { version: 1, calendar_min: 20 })).body.fields).toEqual({
      calendar_max: "calendar.empty",
    });
    await change(user, { version: 1, calendar_min: 10 });
    const stale = await change(user, { version: 1, calendar_min: 11 });
    expect([stale.status, stale.body.code, stale.body.current.calendar_min]).toEqual([409, "user.stale", 10]);
  });
});

describe("announcements", () => {
  const hide = (as: As, body: object = {}) =>
    callHandler(accountsRoutes.hideAlerts, hideAlerts, { as, body });
  const ids = [newId("alert", 1), newId("alert", 2), newId("alert", 3)];
  beforeAll(async () => {
    for (const [index, id] of ids.entries())
      await db.entities.alert
        .put({
          id,
          title_en: `News ${index + 1}`,
          title_pt: `Novidade ${index + 1}`,
          body_en: "Text",
          body_pt: "Texto",
          created_at: new Date(index).toISOString(),
        })
        .go();
  });
  test("are in the answer to signing in, newest first, and are hidden permanently per user", async () => {
    const { id: spaceId } = await makeSpace();
    const user = await makeUser(spaceId, "receptionist");
    const other = await makeUser(spaceId, "receptionist");
    const enter = async (who: typeof user) => {
      const email = `${who.id.toLowerCase()}@clinic.example`;
      const answer = await callHandler(accountsRoutes.login, login, { body: { email, password } });
      return answer.body.alerts.map(({ title }: { title: string }) => title);
    };
    for (const who of [user, other]) {
      const email = `${who.id.toLowerCase()}@clinic.example`;
      await createConfirmed({ userId: who.id, spaceId, email, password, name: who.name, language: "en" });
    }
    await Spaces.db.entities.user.patch({ space_id: spaceId, id: user.id }).set({ language: "pt" }).go();
    expect(await enter(user)).toEqual(["Novidade 3", "Novidade 2", "Novidade 1"]);
    expect((await hide(user, { ids: [ids[1], newId("alert")] })).body).toBe("OK");
    expect(await enter(user)).toEqual(["Novidade 3", "Novidade 1"]);
    const { value: all, calls } = await countingCalls(() => hide(user));
    expect([all.status, all.body, calls]).toEqual([200, "OK", accountsRoutes.hideAlerts.calls - 1]);
    expect(await enter(user)).toEqual([]);
    expect(await enter(other)).toEqual(["News 3", "News 2", "News 1"]);
  });
  test("are forgotten once they are too old to be shown again, so that what a user hid stays bounded", async () => {
    const { id: spaceId } = await makeSpace();
    const user = await makeUser(spaceId, "receptionist");
    const key = { space_id: spaceId, id: user.id };
    await hide(user);
    const gone = Array.from({ length: 100 }, () => newId("alert", 0));
    await Spaces.db.entities.user.patch(key).add({ hidden_alerts: gone }).go();
    const { value, calls } = await countingCalls(() => hide(user));
    expect([value.body, calls]).toEqual(["OK", accountsRoutes.hideAlerts.calls]);
    const { data } = await Spaces.db.entities.user.get(key).go();
    expect([...(data?.hidden_alerts ?? [])].sort()).toEqual([...ids].sort());
  });
  test("can be hidden by any role, also with an expired plan", async () => {
    const { id: spaceId } = await makeSpace({ daysLeft: 0 });
    expect((await hide(await makeUser(spaceId, "external_entity"))).body).toBe("OK");
    expect((await hide(await makeUser(Spaces.BACKOFFICE, "admin"))).body).toBe("OK");
  });
});

import i18next from "i18next";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/errors.ts";
import { startI18n } from "../i18n/i18n.ts";
import { answerApi } from "../testing/api.tsx";
import { demoUser } from "../testing/render.tsx";
import { keepPreference, saveOwnChanges } from "./preferences.ts";
import { sessionUserNow, storeSession } from "./session.ts";

const USER = demoUser({ version: 4, tutorial_open: true, welcome_waits: true });
type Body = { version?: number } & Record<string, unknown>;
/** What the server was sent, and how it answers. */
const sent: Body[] = [];
let answer: (body: Body) => Response | Promise<Response>;
const stored = (body: Body, version = USER.version) => Response.json({ user: { ...USER, ...body, version } });
const stale = (current: object) => Response.json({ code: "user.stale", current }, { status: 409 });

beforeEach(async () => {
  await startI18n("en");
  sent.length = 0;
  answer = stored;
  answerApi(async (_, init) => {
    const body = JSON.parse(String(init?.body)) as Body;
    sent.push(body);
    return answer(body);
  });
  await storeSession(USER);
});

describe("a small preference", () => {
  it("applies at once and is sent without a version", async () => {
    let arrive: () => void = () => undefined;
    answer = (body) =>
      new Promise((resolve) => {
        arrive = () => resolve(stored(body));
      });
    const kept = keepPreference({ tutorial_open: false });
    await vi.waitFor(() => expect(sent).toEqual([{ tutorial_open: false }]));
    expect(sessionUserNow()?.tutorial_open).toBe(false);
    arrive();
    await kept;
    expect(sessionUserNow()).toMatchObject({ tutorial_open: false, version: 4 });
  });

  it("leaves alone what another tab changed meanwhile", async () => {
    answer = (body) => stored({ ...body, calendar_min: 10 }, 9);
    await keepPreference({ welcome_waits: false });
    expect(sessionUserNow()).toMatchObject({
      welcome_waits: false,
      version: 4,
      calendar_min: USER.calendar_min,
    });
  });

  it("is as before where it cannot be stored", async () => {
    answer = () => Promise.reject(new TypeError("no connection"));
    await expect(keepPreference({ tutorial_open: false })).rejects.toBeInstanceOf(ApiError);
    expect(sessionUserNow()?.tutorial_open).toBe(true);
  });

  it("stays until the page is left where that was asked for", async () => {
    answer = () => Promise.reject(new TypeError("no connection"));
    await expect(keepPreference({ language: "pt" }, { stays: true })).rejects.toBeInstanceOf(ApiError);
    expect([sessionUserNow()?.language, i18next.language]).toEqual(["pt", "pt"]);
  });

  it("is sent in the order of the choices, and one that fails undoes no later one", async () => {
    answer = ({ tutorial_open }) =>
      tutorial_open === false ? Promise.reject(new TypeError("no connection")) : stored({ tutorial_open });
    const first = keepPreference({ tutorial_open: false });
    const second = keepPreference({ tutorial_open: true });
    await expect(first).rejects.toBeInstanceOf(ApiError);
    await second;
    expect(sent).toEqual([{ tutorial_open: false }, { tutorial_open: true }]);
    expect(sessionUserNow()?.tutorial_open).toBe(true);
  });
});

describe("a form of preferences", () => {
  it("is sent again where another field was changed meanwhile", async () => {
    answer = (body) =>
      body.version === 4 ? stale({ ...USER, show_sunday: true, version: 5 }) : stored(body, 6);
    await saveOwnChanges(USER, { name: "Demo Manager Two" });
    expect(sent.map(({ version }) => version)).toEqual([4, 5]);
    expect(sessionUserNow()).toMatchObject({ name: "Demo Manager Two", version: 6 });
  });

  it("is a conflict where the same field was changed", async () => {
    answer = () => stale({ ...USER, name: "Demo Other", version: 5 });
    await expect(saveOwnChanges(USER, { name: "Demo Manager Two" })).rejects.toMatchObject({ status: 409 });
    expect(sent).toHaveLength(1);
  });
});

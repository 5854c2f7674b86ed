import type { Timer } from "@meridian/core/contracts/timers/timer-terms";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { useEndedTimers } from "./api/timers.ts";
import { StartTimer } from "./components/start-timer.tsx";
import { TimerSettingsForm } from "./components/timer-settings.tsx";
import { TimersSlot } from "./components/timers-slot.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

/** What the server's clock says instead of what it really says. */
const clock = vi.hoisted((): { read: (() => number) | undefined } => ({ read: undefined }));
vi.mock("./model/server-clock.ts", async (original) => {
  const real = await original<typeof import("./model/server-clock.ts")>();
  return { ...real, serverNow: () => clock.read?.() ?? real.serverNow() };
});

const USER = demoUser().id;
const NOW = Date.parse("2030-01-01T10:00:00Z");
let made = 0;
const timer = (seconds: number, change: Partial<Timer> = {}): Timer => {
  made += 1;
  return {
    id: `tmr_${made}`,
    user_id: USER,
    active: true,
    notification_seen: false,
    appointment_id: "apt_1",
    kind: "acupuncture",
    label: "",
    started_at: new Date(NOW).toISOString(),
    duration: 1200,
    ends_at: new Date(NOW + seconds * 1000).toISOString(),
    remaining: null,
    ...change,
  };
};

/** What the server holds. */
let timers: Timer[];
let offline = false;
const asked: [string, unknown][] = [];
const timersNow = () => ({
  timers,
  now: new Date().toISOString(),
  appointments: [{ id: "apt_1", patient: "pat_1", patient_name: "Demo Patient Twelve" }],
});

function answer(path: string, body: { action?: string; seconds?: number }) {
  if (path === "/api/timers/clear_notifications")
    timers = timers.map((one) =>
      one.ends_at && Date.parse(one.ends_at) <= Date.now()
        ? { ...one, active: false, notification_seen: true }
        : one,
    );
  if (path === "/api/timers/start") timers = [...timers, timer(Number(body.seconds))];
  if (body.action === "stop") timers = timers.filter(({ id }) => !path.endsWith(id));
  if (body.action === "pause")
    timers = timers.map((one) =>
      path.endsWith(one.id) ? { ...one, ends_at: null, remaining: 60_000 } : one,
    );
  return { ...timersNow(), timer: timers.at(-1) };
}

/** The browser's other pages. */
class Channel extends EventTarget {
  static readonly all = new Set<Channel>();
  readonly heard: unknown[] = [];
  constructor() {
    super();
    Channel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.all) if (other !== this) other.hear(data);
  }
  hear(data: unknown) {
    this.heard.push(data);
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  close() {
    Channel.all.delete(this);
  }
}
vi.stubGlobal("BroadcastChannel", Channel);

/** What a worker was asked to wait for, and its answer. */
const watch = vi.hoisted((): { waits: number | null; wake?: (() => void) | undefined } => ({ waits: null }));
vi.stubGlobal(
  "Worker",
  class {
    set onmessage(wake: () => void) {
      watch.wake = wake;
    }
    postMessage(wait: number | null) {
      watch.waits = wait;
    }
  },
);

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

// The slot loads them with the first timer; loading takes real time, which the tests' clock does not wait for.
beforeAll(() =>
  Promise.all([import("./components/timers-dashboard.tsx"), import("./components/ringing.tsx")]),
);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
  timers = [];
  asked.length = 0;
  document.title = "Home";
  answerApi(async (input, init) => {
    if (offline) throw new TypeError("Failed to fetch");
    const { pathname } = new URL(String(input));
    const body = init?.body ? JSON.parse(String(init.body)) : {};
    asked.push([pathname, body]);
    return Response.json(answer(pathname, body));
  });
});
afterEach(() => vi.useRealTimers());

function Ends({ appointment }: { appointment: string }) {
  const ended = useEndedTimers(appointment);
  return (
    <button type="button" onClick={ended}>
      ends {appointment}
    </button>
  );
}

/** Another page of the browser, and the top bar of this one. */
async function open(change: Parameters<typeof demoUser>[0] = {}) {
  await storeSession(demoUser({ timers, ...change }));
  const tab = new Channel();
  await renderUi(
    <>
      <TimersSlot />
      <StartTimer appointment="apt_1" kind="moxa" />
      <Ends appointment="apt_1" />
      <Ends appointment="apt_2" />
    </>,
    { namespaces: ["timers"] },
  );
  await pass(0);
  return tab;
}
const alarm = () => screen.getByRole("alert");
const dashboard = () => screen.queryByRole("button", { name: /^Timers:/ });

describe("the top bar", () => {
  it("shows the number of running timers and the nearest end, and nothing without timers", async () => {
    await open();
    expect(dashboard()).toBeNull();
    expect(asked).toEqual([]);
    timers = [timer(1200), timer(90)];
    await user.click(screen.getByRole("button", { name: "Start timer: Moxa, 10 min" }));
    await pass(0);
    expect(asked[0]).toEqual([
      "/api/timers/start",
      { appointment: "apt_1", kind: "moxa", label: "", seconds: 600 },
    ]);
    expect(dashboard()?.textContent).toMatch(/^3 · 1:(30|29)$/);
    await pass(30);
    expect(dashboard()?.textContent).toMatch(/^3 · (1:00|0:59)$/);
  });

  it("pauses and stops timers in its list, which names and links the patient", async () => {
    timers = [timer(600, { label: "ST36" })];
    await open();
    await user.click(dashboard() as HTMLElement);
    await pass(1);
    const row = within(await screen.findByRole("listitem"));
    expect(row.getByText("Demo Patient Twelve")).toBeTruthy();
    expect(row.getByRole("link").getAttribute("href")).toBe(
      "/patient/pat_1/appointment/apt_1?step=treatments",
    );
    await user.click(row.getByRole("button", { name: "Pause: Acupuncture ST36, Demo Patient Twelve" }));
    expect(await row.findByRole("button", { name: /^Resume/ })).toBeTruthy();
    await user.click(row.getByRole("button", { name: /^Stop/ }));
    await pass(0);
    expect(dashboard()).toBeNull();
  });
});

describe("the end", () => {
  it("rings at its second, without asking the server", async () => {
    timers = [timer(60)];
    const tab = await open();
    const before = asked.length;
    await pass(58);
    expect(alarm().textContent).toBe("");
    await pass(3);
    expect(within(alarm()).getByText("Acupuncture: time is up")).toBeTruthy();
    expect(within(alarm()).getByRole("link").textContent).toBe("Demo Patient Twelve");
    expect(document.title).toBe("⏰ Home");
    expect(tab.heard).toContainEqual({ user: USER, what: "over" });
    expect(asked.slice(before).map(([path]) => path)).not.toContain("/api/timers/clear_notifications");
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    "rings although its end passes while the screen is drawn, after %i looks at the clock",
    async (looks) => {
      timers = [timer(30)];
      await open();
      await pass(29.9);
      const end = NOW + 30_000;
      let left = looks;
      clock.read = () => {
        left -= 1;
        return left >= 0 ? end - 1 : end + 1;
      };
      for (let time = 0; time < 20; time += 1) await pass(0.1);
      clock.read = undefined;
      expect(alarm().textContent).toContain("time is up");
    },
  );

  it("rings although the browser suspends the page's timers", async () => {
    timers = [timer(60)];
    await open();
    expect(watch.waits).toBeGreaterThan(58_000);
    vi.setSystemTime(NOW + 60_500);
    await act(async () => watch.wake?.());
    expect(alarm().textContent).toContain("time is up");
    await user.click(screen.getByRole("button", { name: "Stop ringing" }));
    await pass(0);
    expect(watch.waits).toBeNull();
  });

  it("keeps the title marked when a screen changes it, until it is seen", async () => {
    timers = [timer(1)];
    await open();
    await pass(2);
    document.title = "Calendar";
    await pass(0);
    expect(document.title).toBe("⏰ Calendar");
    await user.click(screen.getByRole("button", { name: "Stop ringing" }));
    await pass(0);
    expect([alarm().textContent, document.title]).toEqual(["", "Calendar"]);
  });

  it("seen here is reported to the server and every tab", async () => {
    timers = [timer(-5)];
    const tab = await open();
    await user.click(screen.getByRole("button", { name: "Stop ringing" }));
    await pass(0);
    expect(asked.map(([path]) => path)).toContain("/api/timers/clear_notifications");
    const ends = [`${timers[0]?.id} ${timers[0]?.ends_at}`];
    expect(tab.heard).toContainEqual({ user: USER, what: "seen", ends });
  });

  it("seen in another tab is silent here; another user's tabs have no effect", async () => {
    timers = [timer(-5)];
    const tab = await open();
    const ends = [`${timers[0]?.id} ${timers[0]?.ends_at}`];
    await act(async () => tab.postMessage({ user: "usr_other", what: "seen", ends }));
    await pass(0);
    expect(alarm().textContent).not.toBe("");
    await act(async () => tab.postMessage({ user: USER, what: "seen", ends }));
    await pass(0);
    expect(alarm().textContent).toBe("");
  });

  it("seen without a connection is silent, and reported once it is back", async () => {
    timers = [timer(-5)];
    const tab = await open();
    offline = true;
    await user.click(screen.getByRole("button", { name: "Stop ringing" }));
    await pass(0);
    offline = false;
    await act(async () => tab.postMessage({ user: USER, what: "changed" }));
    await pass(1);
    expect(alarm().textContent).toBe("");
    expect(timers[0]?.notification_seen).toBe(true);
    expect(dashboard()).toBeNull();
  });

  it("of a timer that another tab started rings here too", async () => {
    const tab = await open();
    timers = [timer(30)];
    await act(async () => tab.postMessage({ user: USER, what: "changed" }));
    await pass(31);
    expect(within(alarm()).getByText("Acupuncture: time is up")).toBeTruthy();
  });

  it("is skipped if the server ended the timer with its visit; other tabs are notified", async () => {
    timers = [timer(60)];
    const tab = await open();
    await user.click(screen.getByRole("button", { name: "ends apt_2" }));
    expect(asked.filter(([path]) => path === "/api/timers")).toHaveLength(1);
    timers = [];
    await user.click(screen.getByRole("button", { name: "ends apt_1" }));
    await pass(1);
    expect(tab.heard).toContainEqual({ user: USER, what: "changed" });
    await pass(90);
    expect(alarm().dataset.ringing).toBeUndefined();
    expect(dashboard()).toBeNull();
  });

  it("sounds if the user allows it", async () => {
    const started = vi.fn();
    const note = { frequency: {}, connect: () => ({ connect: vi.fn() }), start: started, stop: vi.fn() };
    const gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    vi.stubGlobal(
      "AudioContext",
      class {
        state = "running";
        currentTime = 0;
        createOscillator = () => note;
        createGain = () => ({ gain });
      },
    );
    timers = [timer(1)];
    await open();
    expect(started).not.toHaveBeenCalled();
    await pass(2);
    expect(started).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole("button", { name: "Stop ringing" }));
    await pass(10);
    expect(started).toHaveBeenCalledTimes(2);
  });
});

describe("the user's default minutes", () => {
  it("are limited to the allowed range", async () => {
    const save = vi.fn(async () => undefined);
    await storeSession(demoUser());
    await renderUi(<TimerSettingsForm settings={demoUser().timer_settings} version={1} save={save} />, {
      namespaces: ["timers"],
    });
    const moxa = screen.getByLabelText(/Moxa/);
    await user.clear(moxa);
    await user.type(moxa, "300");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(save).not.toHaveBeenCalled();
    await user.clear(moxa);
    await user.type(moxa, "7");
    await user.click(screen.getByRole("checkbox"));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await pass(0);
    expect(save).toHaveBeenCalledWith({
      minutes: { acupuncture: 20, electro: 20, moxa: 7, cupping: 10, other: 15 },
      sound: false,
    });
  });
});

import { route } from "@meridian/core/contracts/kernel/route";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { addressOf, call, configureApi, onServiceBack } from "./client.ts";
import { ApiError } from "./errors.ts";
import { isLoading } from "./in-flight.ts";

const base = { access: { who: "session" }, summary: "", errors: [], touches: {}, calls: 0 } as const;
const read = route({
  ...base,
  id: "demo.get",
  method: "GET",
  path: "/demo/{demo}",
  params: z.object({ demo: z.string() }),
  query: z.object({ q: z.string().optional() }),
  response: z.object({ name: z.string() }),
});
const create = route({
  ...base,
  id: "demo.create",
  method: "POST",
  path: "/demo",
  body: z.object({ name: z.string(), notes: z.string().optional(), password: z.string().optional() }),
  response: z.object({ id: z.string() }),
  idempotent: true,
});
const signIn = route({
  ...base,
  access: { who: "public" },
  id: "demo.login",
  method: "POST",
  path: "/login",
  body: z.object({ email: z.string() }),
  response: z.object({ ok: z.boolean() }),
});

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
type Seen = { path: string; init: RequestInit };
let seen: Seen[] = [];
let replies: ((seen: Seen) => Response | Promise<Response>)[] = [];
const events = { lost: vi.fn(), session: vi.fn(), notFound: vi.fn() };

beforeEach(() => {
  seen = [];
  replies = [];
  for (const event of Object.values(events)) event.mockReset();
  configureApi({
    base: () => "https://api.example",
    onSessionLost: events.lost,
    onSession: events.session,
    onNotFound: events.notFound,
    fetch: async (input, init = {}) => {
      const request = { path: String(input).replace("https://api.example", ""), init };
      seen.push(request);
      const reply = replies.shift();
      if (!reply) throw new TypeError("Failed to fetch");
      return reply(request);
    },
  });
});

describe("call", () => {
  it("fills the path and the query, sends cookies and asks the browser's cache to revalidate", async () => {
    replies = [() => answer(200, { name: "a" })];
    await expect(call(read, { params: { demo: "a/b" }, query: { q: "ção" } })).resolves.toEqual({
      name: "a",
    });
    expect(seen[0]?.path).toBe("/demo/a%2Fb?q=%C3%A7%C3%A3o");
    expect(seen[0]?.init).toMatchObject({ method: "GET", credentials: "include", cache: "no-cache" });
  });

  it("leaves empty parts out of the address", () => {
    expect(addressOf(read, { params: { demo: "x" }, query: { q: "", cursor: undefined } })).toBe("/demo/x");
  });

  it("sets the loading flag and clears it on an answer and on an error", async () => {
    let during = false;
    replies = [
      () => {
        during = isLoading();
        return answer(200, {});
      },
    ];
    await call(read, { params: { demo: "x" } });
    expect([during, isLoading()]).toEqual([true, false]);
    await call(read, { params: { demo: "x" } }).catch(() => undefined);
    expect(isLoading()).toBe(false);
  });

  it("renews the session once for all calls that met a 401, then repeats them", async () => {
    const expired = () => answer(401, { code: "session.expired" });
    let renewed = false;
    const reply = ({ path }: Seen) => {
      if (path === "/refresh_user") {
        renewed = true;
        return answer(200, { status: 200, user: { id: "usr_1" } });
      }
      return renewed ? answer(200, { name: path }) : expired();
    };
    replies = Array.from({ length: 7 }, () => reply);
    const names = await Promise.all(["a", "b", "c"].map((demo) => call(read, { params: { demo } })));
    expect(names.map(({ name }) => name)).toEqual(["/demo/a", "/demo/b", "/demo/c"]);
    expect(seen.filter(({ path }) => path === "/refresh_user")).toHaveLength(1);
    expect(events.session).toHaveBeenCalledWith({ id: "usr_1" });
    expect(events.lost).not.toHaveBeenCalled();
  });

  it("reports the session as lost when renewing fails, and repeats nothing", async () => {
    replies = [
      () => answer(401, { code: "session.expired" }),
      () => answer(401, { code: "session.not_found" }),
    ];
    await expect(call(read, { params: { demo: "x" } })).rejects.toMatchObject({ status: 401 });
    expect(events.lost).toHaveBeenCalledOnce();
    expect(seen).toHaveLength(2);
  });

  it("does not treat a lost connection while renewing as a lost session", async () => {
    replies = [() => answer(401, { code: "session.expired" })];
    await expect(call(read, { params: { demo: "x" } })).rejects.toMatchObject({ code: "offline" });
    expect(events.lost).not.toHaveBeenCalled();
  });

  it.each([429, 500, 502, 503])("does not treat a %i while renewing as a lost session", async (status) => {
    replies = [() => answer(401, { code: "session.expired" }), () => new Response("", { status })];
    await expect(call(read, { params: { demo: "x" } })).rejects.toMatchObject({ status });
    expect(events.lost).not.toHaveBeenCalled();
  });

  it("treats a truncated answer, or one from another server, as a lost connection", async () => {
    const broken = () =>
      new Response(new ReadableStream({ start: (body) => body.error(new TypeError("network error")) }));
    for (const reply of [broken, () => new Response("<html>Sign in to the hotel's network</html>")]) {
      replies = [reply];
      await expect(call(read, { params: { demo: "x" } })).rejects.toMatchObject({ code: "offline" });
    }
  });

  it.each([
    ["broke off", () => new Response('{"id": "1')],
    ["a gateway could not get", () => new Response("", { status: 502 })],
  ])("keeps the idempotency key of a creation whose answer %s", async (name, reply) => {
    replies = [reply, () => answer(201, { id: "1" })];
    const body = { name };
    await expect(call(create, { body })).rejects.toBeInstanceOf(ApiError);
    await call(create, { body });
    const keys = seen.map(({ init }) => new Headers(init.headers).get("idempotency-key"));
    expect(keys[1]).toBe(keys[0]);
  });

  it("announces once that the server is back, at the first good answer", async () => {
    const back = vi.fn();
    const stop = onServiceBack(back);
    const ask = () => call(read, { params: { demo: "x" } }).catch(() => undefined);
    const fine = () => answer(200, { name: "a" });
    replies = [fine];
    await ask();
    await ask();
    expect(back).not.toHaveBeenCalled();
    replies = [() => new Response("", { status: 503 }), fine, fine];
    await ask();
    expect(back).not.toHaveBeenCalled();
    await ask();
    await ask();
    stop();
    expect(back).toHaveBeenCalledOnce();
  });

  it("leaves the 401 of a public call to its screen", async () => {
    replies = [() => answer(401, { code: "login.incorrect", message: "" })];
    await expect(call(signIn, { body: { email: "a" } })).rejects.toMatchObject({ code: "login.incorrect" });
    expect(seen).toHaveLength(1);
  });

  it("keeps the idempotency key of a creation until an answer came", async () => {
    const key = (index: number) => new Headers(seen[index]?.init.headers).get("idempotency-key");
    await expect(call(create, { body: { name: "A" } })).rejects.toMatchObject({ status: 0, code: "offline" });
    replies = [() => answer(201, { id: "1" }), () => answer(201, { id: "2" })];
    await call(create, { body: { name: "A" } });
    await call(create, { body: { name: "A" } });
    expect(key(0)).toBeTruthy();
    expect(key(1)).toBe(key(0));
    expect(key(2)).not.toBe(key(0));
  });

  it("shows the not-found page on a 404 with what was typed, without secrets", async () => {
    replies = [() => answer(404, { code: "demo.absent" })];
    const body = { name: "A", notes: "Pain in the left knee", password: "secret" };
    await expect(call(create, { body })).rejects.toBeInstanceOf(ApiError);
    expect(events.notFound).toHaveBeenCalledWith([
      { label: "Name", value: "A" },
      { label: "Notes", value: "Pain in the left knee" },
    ]);
  });

  it("leaves a 404 to a screen that expects it", async () => {
    replies = [() => answer(404, { code: "demo.absent" })];
    await expect(call(read, { params: { demo: "x" }, notFound: "throw" })).rejects.toMatchObject({
      status: 404,
    });
    expect(events.notFound).not.toHaveBeenCalled();
  });

  it("returns the current state on a 409, and the fields on a 400", async () => {
    replies = [
      () => answer(409, { code: "demo.stale", current: { version: 4 } }),
      () => answer(400, { code: "input.invalid", fields: { name: "required" } }),
      () => new Response("<html>", { status: 502 }),
    ];
    await expect(call(create, { body: { name: "" } })).rejects.toMatchObject({ current: { version: 4 } });
    await expect(call(create, { body: { name: "" } })).rejects.toMatchObject({
      fields: { name: "required" },
    });
    await expect(call(create, { body: { name: "" } })).rejects.toMatchObject({
      status: 502,
      code: "unexpected",
    });
  });
});

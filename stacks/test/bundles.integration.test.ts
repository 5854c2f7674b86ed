import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { EXAMPLE_HEADER } from "@meridian/core/contracts/example/example-space";
import type { Route } from "@meridian/core/contracts/kernel/route";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cloud, startCloud } from "../../scripts/local/cloud.ts";
import { mailsTo, testPortBase } from "../../scripts/local/test-cloud.ts";
import { actionsOfRoutes } from "./granted.ts";
import { recorder } from "./recorder.ts";
import { bundleOf, synthesised } from "./synth.ts";

type Lambda = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/** Away from the repository, so that nothing but what is in the bundle can be imported. */
const away = mkdtempSync(path.join(tmpdir(), "meridian-bundles-"));
const loaded = new Map<string, Promise<Lambda>>();
const synthesis = synthesised();

/** IAM actions each route's function needed, as its calls went by. */
const needed = new Map<string, Set<string>>();
let answering = "";

/** A route's handler out of what would be uploaded. */
function fromBundle(route: Route): Promise<Lambda> {
  answering = route.id;
  const known = loaded.get(route.id);
  if (known) return known;
  const { folder, file, handler } = bundleOf(synthesis, route.id);
  const copy = path.join(away, route.id);
  cpSync(folder, copy, { recursive: true });
  const lambda = import(pathToFileURL(path.join(copy, path.basename(file))).href).then(
    (module) => module[handler],
  );
  loaded.set(route.id, lambda);
  return lambda;
}

const recorders: { stop(): void }[] = [];
let cloud: Cloud;
let cookies = "";

beforeAll(async () => {
  cloud = await startCloud({
    portBase: testPortBase(),
    state: path.join(away, "state"),
    web: false,
    load: fromBundle,
    // Nothing but the routes speaks through the recorders.
    consumer: async () => ({ batchItemFailures: [] }),
  });
  // Loaded beforehand, because the user pool's callers do not wait as long as a busy machine may take for it.
  await import("../../packages/functions/src/triggers/custom-message.ts");
  for (const service of ["DYNAMODB", "COGNITO_IDENTITY_PROVIDER", "SECRETS_MANAGER"]) {
    const name = `AWS_ENDPOINT_URL_${service}`;
    const between = await recorder(String(process.env[name]), (action) => {
      needed.set(answering, (needed.get(answering) ?? new Set()).add(action));
    });
    process.env[name] = between.url;
    recorders.push(between);
  }
});
afterAll(async () => {
  for (const between of recorders) between.stop();
  await cloud?.stop();
  rmSync(away, { recursive: true, force: true });
});

async function call(method: string, address: string, body?: unknown, headers?: Record<string, string>) {
  const response = await fetch(`${cloud.urls.api}${address}`, {
    method,
    headers: {
      origin: String(cloud.env.WEB_ORIGIN),
      ...(cookies && { cookie: cookies }),
      ...headers,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const set = response.headers.getSetCookie();
  if (set.length > 0) cookies = set.map((line) => line.split(";")[0]).join("; ");
  return { status: response.status, body: await response.json() };
}

/** The code in the newest mail to an address. */
async function mailedCode(to: string): Promise<string> {
  const mail = (await mailsTo(cloud, to)).at(-1);
  return /[?&](?:amp;)?code=(\d+)/.exec(mail?.body.html ?? "")?.[1] ?? "";
}

const credentials = { email: "demo.bundle@example.com", password: "a long enough password" };

test("with the bundles a therapist registers, finds a patient just added, and signs and amends visits", async () => {
  const registered = await call("POST", "/register", {
    kind: "professional",
    name: "Demo Therapist",
    space_name: "Demo Clinic",
    phone: "+351 910 000 000",
    accept_terms: true,
    accept_privacy: true,
    ...credentials,
  });
  expect(registered).toMatchObject({ status: 201 });

  expect(await call("POST", "/login", credentials)).toMatchObject({
    status: 403,
    body: { code: "login.unconfirmed" },
  });
  const { email } = credentials;
  const code = await mailedCode(email);
  const confirmed = await call("POST", "/registrations/confirm", { email, code });
  expect(confirmed).toMatchObject({ status: 200 });
  const wrong = await call("POST", "/login", { ...credentials, password: "another password" });
  expect(wrong).toMatchObject({ status: 401, body: { code: "login.incorrect" } });
  expect(await call("POST", "/login", credentials)).toMatchObject({ status: 200, body: { status: 200 } });
  expect(await call("GET", "/refresh_user")).toMatchObject({ status: 200 });

  expect(await call("POST", "/subscription/free-trial", { modules: ["mtc"] })).toMatchObject({ status: 200 });
  const created = await call("POST", "/patients", { name: "Demo Patient Twelve" });
  expect(created.status).toBe(201);
  const found = await call("GET", "/patients?q=twelve");
  expect(found).toMatchObject({ status: 200 });
  expect(JSON.stringify(found.body)).toContain("Demo Patient Twelve");

  const opened = await call("GET", `/patients/${found.body.items[0].id}`);
  expect(opened).toMatchObject({ status: 200 });
  expect(JSON.stringify(opened.body)).toContain("Demo Patient Twelve");

  // Fills two signed visits with medicines, points and diagnoses, and opens a third, all out of one bundle and its parts.
  const begun = await call("POST", "/example");
  expect(begun).toMatchObject({ status: 200 });
  const { patient, earlier_appointment: signed } = begun.body.example;
  const inExample = { [EXAMPLE_HEADER]: "1" };
  const write = (section: string, data: object, change: object) =>
    call(
      "PUT",
      `/appointments/${signed}/sections/${section}`,
      { patient, data, version: 0, ...change },
      inExample,
    );
  const amend = { reason: "Forgotten on the day" };
  const danshen = { id: "entry1", substance: "danshen", name: "Dan Shen", grams: 10 };
  const prescribed = (reasons?: object) =>
    write("substances", { items: [danshen] }, { amend: { ...amend, ...(reasons && { reasons }) } });
  const refused = await prescribed();
  // The example patient takes warfarin.
  expect(refused).toMatchObject({ status: 409, body: { code: "safety.reason_needed" } });
  const rules: string[] = refused.body.details.rules;
  const because = rules.map((rule) => [rule, { reason: "Demo", en: "Demo", pt: "Demo", at: "" }]);
  expect(await prescribed(Object.fromEntries(because))).toMatchObject({ status: 200 });

  // Every call above was answered by a bundle.
  expect([...loaded.keys()].sort()).toEqual([
    "accounts.confirm-email",
    "accounts.login",
    "accounts.refresh-user",
    "accounts.register",
    "example.begin",
    "patients.create",
    "patients.get",
    "patients.list",
    "subscription.start-free-trial",
    "visits.save-section",
  ]);
});

test("the functions' roles would have allowed every call they made", () => {
  const granted = actionsOfRoutes(synthesis);
  expect(needed.size).toBeGreaterThan(4);
  for (const [route, actions] of needed) {
    const refused = [...actions].filter((action) => !granted.get(route)?.has(action));
    expect(refused, route).toEqual([]);
  }
});

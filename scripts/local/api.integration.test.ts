import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Route } from "../../packages/core/src/contracts/kernel/route.ts";
import { startApi } from "./api.ts";
import type { Service } from "./service.ts";
import { testPortBase } from "./test-cloud.ts";

const port = testPortBase() + 1;
const ORIGIN = "http://localhost:3000";
const at = (path: string) => `http://127.0.0.1:${port}${path}`;
const route = (id: string, method: Route["method"], path: string) =>
  ({ id, method, path, access: { who: "public" }, touches: {} }) as unknown as Route;
const routes = [
  route("things.get", "GET", "/things/{thing}"),
  route("things.newest", "GET", "/things/newest"),
  route("things.upload", "PUT", "/things/{thing}"),
  route("things.break", "POST", "/things"),
  route("patients.list", "GET", "/patients"),
];

let got: APIGatewayProxyEventV2 | undefined;
let answer: APIGatewayProxyStructuredResultV2 = {};
let api: Service;
beforeAll(async () => {
  api = await startApi(port, routes, ORIGIN, async (found) => async (event) => {
    if (found.id === "things.break") throw new Error("broken");
    got = event;
    return { headers: { "x-route": found.id }, ...answer };
  });
});
afterAll(() => api?.stop());

describe("the HTTP API", () => {
  test("hands a version 2 event over", async () => {
    answer = { statusCode: 200, body: "{}" };
    await fetch(at("/things/a%20b?tag=one&tag=two&q=p%C3%A9"), {
      headers: { cookie: "a=1; b=2", "x-more": "y" },
    });
    expect(got).toMatchObject({
      version: "2.0",
      routeKey: "GET /things/{thing}",
      rawQueryString: "tag=one&tag=two&q=p%C3%A9",
      cookies: ["a=1", "b=2"],
      pathParameters: { thing: "a b" },
      queryStringParameters: { tag: "one,two", q: "pé" },
      isBase64Encoded: false,
      requestContext: { http: { method: "GET" }, stage: "$default" },
    });
    expect(got?.headers.cookie).toBeUndefined();
    expect(got?.headers["x-more"]).toBe("y");
  });

  test("a fixed path wins over a placeholder, and a path of nobody is 404 in JSON", async () => {
    expect((await fetch(at("/things/newest"))).headers.get("x-route")).toBe("things.newest");
    const nothing = await fetch(at("/nothing"));
    expect([nothing.status, await nothing.json()]).toEqual([404, { message: "Not Found" }]);
  });

  test("a route of another API than the one at the root is answered at the path that clients send", async () => {
    const response = await fetch(at("/patients?q=ana"));
    expect(response.headers.get("x-route")).toBe("patients.list");
    expect(got).toMatchObject({ routeKey: "GET /patients", rawQueryString: "q=ana" });
  });

  test("bytes travel as base64 both ways, and each cookie has its header", async () => {
    const bytes = Buffer.from([0, 255, 10, 13]);
    const cookies = ["a=1; HttpOnly", "b=2; HttpOnly"];
    answer = { statusCode: 201, body: bytes.toString("base64"), isBase64Encoded: true, cookies };
    const response = await fetch(at("/things/1"), {
      method: "PUT",
      body: bytes,
      headers: { "content-type": "image/png" },
    });
    expect(got).toMatchObject({ body: bytes.toString("base64"), isBase64Encoded: true });
    expect(response.status).toBe(201);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.getSetCookie()).toEqual(cookies);
  });

  test("a handler that throws is 500 with nothing of the error", async () => {
    const response = await fetch(at("/things"), { method: "POST" });
    expect([response.status, await response.text()]).toEqual([500, '{"message":"Internal Server Error"}']);
  });

  test("only the apps' origin may call with credentials", async () => {
    const preflight = (origin: string) =>
      fetch(at("/things"), {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "POST",
          "access-control-request-headers": "content-type,idempotency-key",
        },
      });
    const own = await preflight(ORIGIN);
    expect(own.headers.get("access-control-allow-origin")).toBe(ORIGIN);
    expect(own.headers.get("access-control-allow-credentials")).toBe("true");
    expect(own.headers.get("access-control-allow-headers")).toContain("idempotency-key");
    const foreign = await preflight("http://elsewhere.example");
    expect(foreign.headers.get("access-control-allow-origin")).not.toBe("http://elsewhere.example");
    expect(foreign.headers.get("access-control-allow-origin")).not.toBe("*");
  });
});

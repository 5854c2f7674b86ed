import { expect, test } from "vitest";
import { inContext, type RequestContext, requestContext, withoutIdempotency } from "./context.ts";

const context = (): RequestContext => ({
  requestId: "req_1",
  dynamoCalls: 1,
  idempotency: { key: "k", fingerprint: "f" },
});
const asked = async () => {
  const current = requestContext();
  if (current) current.dynamoCalls += 2;
  return current?.idempotency;
};

test("further work of a request counts its database requests with the request", async () => {
  const request = context();
  await inContext(request, async () => {
    expect(await withoutIdempotency(asked)).toBeUndefined();
    expect(requestContext()?.idempotency).toBeDefined();
  });
  expect(request.dynamoCalls).toBe(3);
});

test("counts them if the work fails too", async () => {
  const request = context();
  const failing = async () => {
    await asked();
    throw new Error("refused");
  };
  await inContext(request, () => expect(withoutIdempotency(failing)).rejects.toThrow("refused"));
  expect(request.dynamoCalls).toBe(3);
});

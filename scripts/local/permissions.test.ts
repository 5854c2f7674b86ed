import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DynamoDBClient, GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { route } from "@meridian/core/contracts/kernel/route";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { asRoute } from "./permissions.ts";

const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "application/x-amz-json-1.0" }).end("{}");
});
let client: DynamoDBClient;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: "eu-west-1",
    credentials: { accessKeyId: "x", secretAccessKey: "x" },
    maxAttempts: 1,
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(() => server.close());

const touching = (table: "read" | "write" | undefined, who: "public" | "session" = "public") =>
  route({
    id: "test.route",
    method: "GET",
    path: "/test",
    summary: "test",
    access: { who },
    response: z.unknown(),
    errors: [],
    calls: 1,
    touches: { ...(table && { table }) },
  });
const key = { pk: { S: "a" }, sk: { S: "b" } };
const get = () => client.send(new GetItemCommand({ TableName: "t", Key: key }));
const put = () => client.send(new PutItemCommand({ TableName: "t", Item: key }));

test("a route that declares nothing can use nothing", async () => {
  await expect(asRoute(touching(undefined), get)).rejects.toThrow("not allowed dynamodb:GetItem");
});
test("a route that reads may not write", async () => {
  await expect(asRoute(touching("read"), get)).resolves.toBeDefined();
  await expect(asRoute(touching("read"), put)).rejects.toThrow("not allowed dynamodb:PutItem");
});
test("a route that writes may read and write", async () => {
  await expect(asRoute(touching("write"), get)).resolves.toBeDefined();
  await expect(asRoute(touching("write"), put)).resolves.toBeDefined();
});
test("the session's user can be read by every route", async () => {
  await expect(asRoute(touching(undefined, "session"), get)).resolves.toBeDefined();
});
test("code outside a route is not restricted", async () => {
  await expect(put()).resolves.toBeDefined();
});

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type TransactItem = Partial<Record<"Put" | "Update" | "Delete" | "ConditionCheck", unknown>>;

/**
 * A proxy between functions and a local service, which records the IAM actions that the calls would need. A transaction
 * needs the actions of its items. Cognito needs none when users act for themselves.
 */
export async function recorder(target: string, note: (action: string) => void) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    for (const action of actionsOf(String(request.headers["x-amz-target"] ?? ""), body)) note(action);
    const { host: _, connection: __, ...headers } = request.headers as Record<string, string>;
    const answer = await fetch(new URL(request.url ?? "/", target), {
      method: request.method ?? "POST",
      headers,
      ...(body.length > 0 && { body }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const passed = [...answer.headers].filter(
      ([name]) => !/^(content-encoding|content-length|transfer-encoding)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(passed)).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

function actionsOf(target: string, body: Buffer): string[] {
  const [service = "", operation = ""] = target.split(".");
  if (service.startsWith("AWSCognito"))
    return /^(Admin|Describe)/.test(operation) ? [`cognito-idp:${operation}`] : [];
  if (service === "secretsmanager") return [`secretsmanager:${operation}`];
  if (!service.startsWith("DynamoDB_")) return [];
  if (operation === "TransactGetItems") return ["dynamodb:GetItem"];
  if (operation !== "TransactWriteItems") return [`dynamodb:${operation}`];
  const items = (JSON.parse(body.toString("utf8")) as { TransactItems: TransactItem[] }).TransactItems;
  return items.flatMap((item) => Object.keys(item)).map((kind) => `dynamodb:${kind}Item`);
}

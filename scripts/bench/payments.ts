import { createHmac, randomUUID } from "node:crypto";
import { type DynamoDBDocumentClient, PutCommand } from "@aws-sdk/lib-dynamodb";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { sideBySide } from "./side-by-side.ts";

const ROUNDS = { rounds: 150, warmUp: 30 };
/** As `testing/engine.ts` keeps it for tests. */
const SECRET = "whsec_local";

/** The webhook of the payment provider against one bare conditional write: each event pays another payment. */
export async function benchPayments(document: DynamoDBDocumentClient) {
  const { webhook } = await import("../../packages/functions/src/routes/plan-payments/plan-payments.ts");
  const paying: APIGatewayProxyEventV2[] = [];
  for (let round = 0; round < ROUNDS.rounds + ROUNDS.warmUp; round += 1) paying.push(await paidEvent());
  const call = async (event: APIGatewayProxyEventV2 | undefined) => {
    const { statusCode, body } = await webhook(event as APIGatewayProxyEventV2);
    if (statusCode !== 200) throw new Error(`The webhook answered ${statusCode}: ${body}`);
  };
  const bare = () => barePut(document);
  const paid = await sideBySide((round) => call(paying[round]), bare, ROUNDS);
  // Every one of them was applied above.
  const repeated = await sideBySide((round) => call(paying[round]), bare, ROUNDS);
  return { paid, repeated };
}

/** A signed event that pays a new payment of a new clinic. */
async function paidEvent(): Promise<APIGatewayProxyEventV2> {
  const { makeSpace, makeUser } = await import("../../packages/core/src/testing/actors.ts");
  const { makePlanPayment } = await import("../../packages/core/src/testing/plan-payments.ts");
  const { eventOf } = await import("../../packages/functions/src/testing/call.ts");
  const { planPaymentsRoutes } = await import(
    "../../packages/core/src/contracts/plan-payments/plan-payments.ts"
  );
  const { id: space } = await makeSpace();
  const { id: started_by } = await makeUser(space, "manager", { owner: true });
  const intent_id = `pi_${randomUUID().replaceAll("-", "")}`;
  const { payment_id } = await makePlanPayment(space, {
    method: "mb_way",
    status: "pending",
    intent_id,
    started_by,
  });
  const object = {
    id: intent_id,
    object: "payment_intent",
    amount_received: 1500,
    metadata: { payment: payment_id, space },
  };
  const type = "payment_intent.succeeded";
  const payload = JSON.stringify({ id: `evt_${intent_id}`, object: "event", type, data: { object } });
  const at = Math.floor(Date.now() / 1000);
  const hash = createHmac("sha256", SECRET).update(`${at}.${payload}`).digest("hex");
  return eventOf(planPaymentsRoutes.webhook, {
    body: payload,
    headers: { "stripe-signature": `t=${at},v1=${hash}` },
  });
}

const barePut = (document: DynamoDBDocumentClient) =>
  document.send(
    new PutCommand({
      TableName: process.env.TABLE_NAME,
      Item: { pk: `bare-put-${randomUUID()}`, sk: "put", status: "paid" },
      ConditionExpression: "attribute_not_exists(pk)",
    }),
  );

import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, type DeleteCommandInput } from "@aws-sdk/lib-dynamodb";
import { documentClient } from "./client.ts";

/** Deletes one item on a condition, as an entity's `params()` describes it. False where the condition does not hold. */
export async function deleteIf(params: Record<string, unknown>): Promise<boolean> {
  try {
    await documentClient().send(new DeleteCommand(params as DeleteCommandInput));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

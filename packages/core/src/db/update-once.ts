import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand, type UpdateCommandInput } from "@aws-sdk/lib-dynamodb";
import { documentClient } from "./client.ts";
import { plain } from "./idempotency.ts";

type Item = Record<string, unknown>;

/**
 * Updates one item on a condition, as an entity's `params()` describes it, and returns the updated item as stored, or
 * undefined when the condition does not hold. If the response is lost it tries once more; `isDone` then says of the stored
 * item whether the first try had already made this update.
 */
export async function updateOnce(params: Item, isDone: (found: Item) => boolean): Promise<Item | undefined> {
  const write = async () => {
    const { Attributes } = await documentClient().send(
      new UpdateCommand({
        ...(params as UpdateCommandInput),
        ReturnValues: "ALL_NEW",
        ReturnValuesOnConditionCheckFailure: "ALL_OLD",
      }),
    );
    return Attributes;
  };
  const refused = (error: unknown) => {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const found = plain(error.Item);
    return found && isDone(found) ? found : undefined;
  };
  try {
    return await write();
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return refused(error);
    return await write().catch(refused);
  }
}

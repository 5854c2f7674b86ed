import { connect } from "../db/service.ts";
import { transact, update } from "../db/transact.ts";
import { todayIn } from "../platform/clock.ts";
import { actor, withoutIdempotency } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { spacesAndUsersIn } from "./batch-reads.ts";
import { termsOf } from "./plan.ts";
import { SmsUseEntity } from "./sms-use.entity.ts";
import type { SpaceItem } from "./space.entity.ts";

const db = connect({ use: SmsUseEntity });

const monthOf = ({ time_zone }: Pick<SpaceItem, "time_zone">) => todayIn(time_zone).slice(0, 7);

/** A text message that was counted, so that it can be taken back. */
export type CountedSms = { space_id: string; month: string };

/**
 * Counts one text message of a space in its month. Throws 409 `sms.allowance_used` beyond what the plan includes. Two
 * requests.
 */
export async function countSms(spaceId: string): Promise<CountedSms> {
  const { spaces } = await spacesAndUsersIn([spaceId], []);
  const [space] = spaces;
  const limit = (space && termsOf(space)?.sms_per_month) ?? 0;
  const used = () => new AppError("conflict", "sms.allowance_used", { details: { limit } });
  if (!space || limit === 0) throw used();
  const counted = { space_id: spaceId, month: monthOf(space) };
  const write = db.entities.use
    .update(counted)
    .add({ count: 1 })
    .where(({ count }, { lt, notExists }) => `${notExists(count)} OR ${lt(count, limit)}`);
  await withoutIdempotency(() => transact({ writes: [update(write.params(), used)] }));
  return counted;
}

const actingSpace = () => ({ id: actor().spaceId, time_zone: actor().space.timeZone });

/** How many text messages a space sent this month, the actor's if none is named. One request. */
export async function readSmsUse(
  space: Pick<SpaceItem, "id" | "time_zone"> = actingSpace(),
): Promise<number> {
  const { data } = await db.entities.use.get({ space_id: space.id, month: monthOf(space) }).go();
  return data?.count ?? 0;
}

/** Takes a message from the count that was certainly not sent. One request. */
export async function uncountSms(counted: CountedSms): Promise<void> {
  await db.entities.use.update(counted).add({ count: -1 }).go();
}

import { releaseQuota, reserveQuota, spaceHolder } from "../db/catalogue-entries.ts";
import { OwnCountEntity } from "../db/catalogue-entry.ts";
import { connect } from "../db/service.ts";
import { check, type Operation } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";

const db = connect({ count: OwnCountEntity });
const KIND = "disk_bytes";
const key = () => ({ ...spaceHolder(), kind: KIND });

/** Bytes that the plan allows. Without a plan nothing is written anyway. */
const limit = () => actor().space.maxDiskBytes ?? 0;
const full = () =>
  new AppError("forbidden", "plan.max_disk_space", { details: { limit: actor().space.maxDiskBytes } });

/** Counts bytes of files as used; the transaction fails with 403 `plan.max_disk_space` beyond the plan's limit. */
export const reserveDisk = (bytes: number): Operation => ({
  ...reserveQuota(KIND, limit(), bytes, spaceHolder()),
  otherwise: full,
});

/** Takes bytes of files from the count. */
export const releaseDisk = (bytes: number): Operation => releaseQuota(KIND, bytes, spaceHolder());

/** The same for jobs, which have no session. */
export const releaseDiskOf = (space_id: string, bytes: number): Operation =>
  releaseQuota(KIND, bytes, spaceHolder(space_id));

/** Fails the transaction with 403 `plan.max_disk_space` where so many bytes would not fit, without counting them. */
export const mustFitOnDisk = (bytes: number): Operation =>
  check(
    db.entities.count.get(key()).params(),
    {
      expression: "attribute_not_exists(#kept) OR #kept <= :most",
      names: { "#kept": "kept" },
      values: { ":most": limit() - bytes },
    },
    full,
  );

/** How many bytes the files of a clinic take, of the actor's if none is named. One request. */
export async function readDiskUse(space_id?: string): Promise<number> {
  const { data } = await db.entities.count
    .get({ ...key(), ...(space_id && { space_id }) })
    .go({ consistent: true });
  return data?.count ?? 0;
}

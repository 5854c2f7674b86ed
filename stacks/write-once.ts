import { AnyPrincipal, Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Bucket } from "aws-cdk-lib/aws-s3";

/** Begins the names of files that stay as they were written, as `core/src/platform/files.ts` has it. */
export const WRITE_ONCE = "write-once/";

/**
 * The bucket refuses to replace or delete files under the prefix, for every caller: a write must be the first one, and
 * nothing is deleted. Those who may change the bucket's policy can lift this for an erasure that the law requires,
 * which CloudTrail records.
 */
export function keepWriteOnce(files: Bucket): void {
  const resources = [files.arnForObjects(`${WRITE_ONCE}*`)];
  const deny = (sid: string, actions: string[], conditions?: Record<string, unknown>) =>
    files.addToResourcePolicy(
      new PolicyStatement({
        sid,
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions,
        resources,
        ...(conditions && { conditions }),
      }),
    );
  deny("WriteOnceNotReplaced", ["s3:PutObject"], { Null: { "s3:if-none-match": "true" } });
  deny("WriteOnceNotDeleted", ["s3:DeleteObject", "s3:DeleteObjectVersion"]);
}

import { AnyPrincipal, Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Bucket } from "aws-cdk-lib/aws-s3";

/** Begins the names of files that stay as they were written, as `core/src/platform/files.ts` has it. */
export const WRITE_ONCE = "write-once/";

/**
 * The bucket itself refuses, to everybody, to replace or to delete what lies under the prefix: a write has to say that
 * it is the first, and there is no deleting. Whoever may change the bucket's policy can lift it, for the erasure that
 * the law asks for; that stands in CloudTrail.
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

import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { clientLimits } from "./client-limits.ts";
import { errorFacts, log } from "./logger.ts";

/** Milliseconds for one answer of the secret store. */
const REQUEST_MS = 3000;

/** Milliseconds after which a process checks again whether a secret was rotated. */
export const KEPT_FOR = 5 * 60_000;

/** A secret's values: the current one, and others that something may have been encrypted with. */
export type SecretVersions = { current: string; others: string[] };

/**
 * AWS's stages of a secret's other versions during a rotation. A new version is pending first, so that every process
 * knows it before the first one encrypts with it.
 */
const OTHERS = ["AWSPREVIOUS", "AWSPENDING"];

let client: SecretsManagerClient | undefined;

/** The versions of a secret. Three requests at the same moment. */
async function readVersions(SecretId: string): Promise<SecretVersions> {
  client ??= new SecretsManagerClient(clientLimits(REQUEST_MS));
  const store = client;
  const [current, ...others] = await Promise.all(
    ["AWSCURRENT", ...OTHERS].map((stage) => versionText(store, SecretId, stage)),
  );
  if (!current) throw new Error("The secret has no value");
  const different = others.filter((value) => value !== undefined && value !== current);
  return { current, others: [...new Set(different)] as string[] };
}

/** The text of the version with a stage; undefined if there is none. */
async function versionText(
  store: SecretsManagerClient,
  SecretId: string,
  VersionStage: string,
): Promise<string | undefined> {
  try {
    return (await store.send(new GetSecretValueCommand({ SecretId, VersionStage }))).SecretString;
  } catch (error) {
    if (error instanceof Error && error.name === "ResourceNotFoundException") return undefined;
    throw error;
  }
}

/**
 * A secret in a process's memory, read when first needed and again after {@link KEPT_FOR}. If reading it again fails,
 * the old value stays in use; a failed first read is not cached.
 */
export function keptSecret(id: () => string) {
  let cached: { versions: Promise<SecretVersions>; readAt: number } | undefined;
  const again = (before: Promise<SecretVersions>) =>
    readVersions(id()).catch((error) => {
      log("warn", "secret not read again", errorFacts(error));
      return before;
    });
  return {
    versions(): Promise<SecretVersions> {
      const before = cached;
      if (before && performance.now() - before.readAt < KEPT_FOR) return before.versions;
      const versions = before ? again(before.versions) : readVersions(id());
      const reading = { versions, readAt: performance.now() };
      cached = reading;
      versions.catch(() => {
        if (cached === reading) cached = undefined;
      });
      return versions;
    },
    forget() {
      cached = undefined;
    },
  };
}

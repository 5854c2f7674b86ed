import { seal, unseal } from "../platform/secret.ts";

const PURPOSE = "unsubscribe";

/** The token of a link that stops news for a user without a session. It is encrypted, so that it names nobody, and can do nothing else. */
export const unsubscribeToken = ({ space, user }: { space: string; user: string }): Promise<string> =>
  seal(PURPOSE, "", `${space}|${user}`);

/** Whom such a token names; undefined for any other text. */
export async function unsubscribeTokenOf(
  token: string,
): Promise<{ space: string; user: string } | undefined> {
  const [space, user] = (await unseal(PURPOSE, "", token))?.split("|") ?? [];
  return space && user ? { space, user } : undefined;
}

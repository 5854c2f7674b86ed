import type { AcceptedText, AcceptingUser } from "../contracts/legal-texts/legal-texts.ts";
import { ACCEPTED_TEXTS } from "../contracts/legal-texts/legal-texts.ts";
import * as LegalTexts from "../legal-texts/index.ts";
import { absent } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";

/**
 * Which versions the users of a space accepted, by name. Two requests of a bounded number of items. Throws 404 `space.not_found`.
 */
export async function listSpaceAcceptances(
  space_id: string,
): Promise<{ items: AcceptingUser[]; next: null }> {
  const [{ data: users }, entries] = await Promise.all([
    Spaces.db.entities.user.query.primary({ space_id }).go({ pages: "all" }),
    LegalTexts.acceptancesIn(space_id),
  ]);
  if (users.length === 0 || space_id === Spaces.BACKOFFICE) throw absent("space");
  const momentOf = (user: string, text: AcceptedText, number: number) =>
    entries.find((one) => one.user_id === user && one.text === text && one.number === number)?.at ?? null;
  const items = users
    .map((user) => {
      const accepted = LegalTexts.acceptedBy(user);
      return {
        user: user.id,
        name: user.name,
        owner: user.owner,
        active: user.active,
        accepted: ACCEPTED_TEXTS.map((text) => ({
          text,
          number: accepted[text],
          at: momentOf(user.id, text, accepted[text]),
        })),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
  return { items, next: null };
}

import { MAX_CUSTOM_TREATMENTS, MAX_PRE_MADE } from "../contracts/treatments/treatments.ts";
import { isMine, ownEntries, visible } from "../db/catalogue-entries.ts";
import { actor, mine } from "../platform/context.ts";
import { db } from "./entities.ts";
import type { CustomTreatmentItem, PreMadeHeadItem, PreMadeItem } from "./treatment.entity.ts";
import { customView, preMadeView } from "./views.ts";

const nameOf = ({ name }: { name: string }) => name;

export const customTreatments = ownEntries<CustomTreatmentItem>({
  what: "custom_treatment",
  id: "customTreatment",
  limit: MAX_CUSTOM_TREATMENTS,
  entity: db.entities.customTreatment,
  nameOf,
  view: customView,
});

/** Names of pre-made treatments are kept apart in each category. */
export const namesOf = (category: string) => `pre_made.${category}`;
export const preMadeTreatments = ownEntries<PreMadeItem>({
  what: "pre_made",
  id: "preMade",
  limit: MAX_PRE_MADE,
  entity: db.entities.preMade,
  nameOf,
  names: ({ category }) => namesOf(category),
  view: preMadeView,
});

type Kept = { custom: CustomTreatmentItem[]; preMade: PreMadeHeadItem[] };

/** Not deleted. */
export const stands = ({ expires_at }: { expires_at?: number | undefined }) => expires_at === undefined;

/** All that the actor made, also what was deleted and may come back. One request. */
export async function readOwn(): Promise<Kept> {
  const { data } = await db.collections.treatments(mine()).go({ pages: "all", consistent: true });
  return { custom: data.customTreatment, preMade: data.preMadeHead as PreMadeHeadItem[] };
}

/** What is the actor's own and what colleagues share, without the contents. Two requests at once. */
export async function readVisible(): Promise<Kept> {
  const [own, { data }] = await Promise.all([
    readOwn(),
    db.collections.sharedTreatments({ space_id: actor().spaceId }).go({ pages: "all" }),
  ]);
  return {
    custom: visible(own.custom, data.customTreatment).filter(stands),
    preMade: visible(own.preMade, data.preMadeHead as PreMadeHeadItem[]).filter(stands),
  };
}

/** The pre-made ones of a treatment that are the actor's own. */
export const ownOf = (category: string, heads: readonly PreMadeHeadItem[]) =>
  heads.filter((head) => isMine(head) && head.category === category);

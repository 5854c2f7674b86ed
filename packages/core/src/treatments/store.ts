import { MAX_CUSTOM_TREATMENTS, MAX_PRE_MADE } from "../contracts/treatments/treatments.ts";
import { catalogueEntries, isOwn, visible } from "../db/catalogue-entries.ts";
import { actor, mine } from "../platform/context.ts";
import { db } from "./entities.ts";
import type { CustomTreatmentItem, PreMadeHeadItem, PreMadeItem } from "./treatment.entity.ts";
import { customView, preMadeView } from "./views.ts";

const nameOf = ({ name }: { name: string }) => name;

export const customTreatments = catalogueEntries<CustomTreatmentItem>({
  what: "custom_treatment",
  id: "customTreatment",
  limit: MAX_CUSTOM_TREATMENTS,
  entity: db.entities.customTreatment,
  nameOf,
  view: customView,
});

/** The scope in which names of pre-made treatments are unique: their category. */
export const nameScopeOf = (category: string) => `pre_made.${category}`;
export const preMadeTreatments = catalogueEntries<PreMadeItem>({
  what: "pre_made",
  id: "preMade",
  limit: MAX_PRE_MADE,
  entity: db.entities.preMade,
  nameOf,
  names: ({ category }) => nameScopeOf(category),
  view: preMadeView,
});

type StoredTreatments = { custom: CustomTreatmentItem[]; preMade: PreMadeHeadItem[] };

/** Whether it is not deleted. */
export const isActive = ({ expires_at }: { expires_at?: number | undefined }) => expires_at === undefined;

/** The actor's treatments, including deleted ones that can be restored. One request. */
export async function readOwn(): Promise<StoredTreatments> {
  const { data } = await db.collections.treatments(mine()).go({ pages: "all", consistent: true });
  return { custom: data.customTreatment, preMade: data.preMadeHead as PreMadeHeadItem[] };
}

/** The actor's treatments and those colleagues share, without the contents. Two requests at once. */
export async function readVisible(): Promise<StoredTreatments> {
  const [own, { data }] = await Promise.all([
    readOwn(),
    db.collections.sharedTreatments({ space_id: actor().spaceId }).go({ pages: "all" }),
  ]);
  return {
    custom: visible(own.custom, data.customTreatment).filter(isActive),
    preMade: visible(own.preMade, data.preMadeHead as PreMadeHeadItem[]).filter(isActive),
  };
}

/** The actor's own pre-made treatments of a category. */
export const ownOf = (category: string, heads: readonly PreMadeHeadItem[]) =>
  heads.filter((head) => isOwn(head) && head.category === category);

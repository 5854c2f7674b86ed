import type { ReviewState } from "@meridian/core/clinical/catalogues/overlay";
import type { KnownSupplement } from "@meridian/core/clinical/supplements/supplement-search";
import type { SupplementTables } from "@meridian/core/contracts/supplements/supplements";
import type { ChosenSupplement } from "@meridian/core/contracts/visits/sections/supplements";
import { SearchPick } from "@meridian/ui/forms/search-pick";
import { marked } from "@meridian/ui/forms/use-found";
import type { Supplements } from "@meridian/ui/supplements/catalogue";
import { useTranslation } from "react-i18next";

export const SEARCH_ID = "add-supplement";

type SupplementSearchProps = {
  ready: () => Promise<Supplements>;
  chosen: readonly ChosenSupplement[];
  add: (known: KnownSupplement, tables: SupplementTables) => void;
  write: (words: string) => void;
};

/** One field for products, plants, nutrients and free text. Enter adds the marked one and the focus stays. */
export function SupplementSearch({ ready, chosen, add, write }: SupplementSearchProps) {
  const { t } = useTranslation("supplements");
  const { t: act } = useTranslation("ui");
  const find = async (text: string) => {
    const catalogue = await ready();
    const found = catalogue.find(text, 8).map((known) => {
      const { id, name, more, review } = optionOf(known);
      const there = chosen.some(({ item }) => item === id);
      const note = there
        ? t("visit.there")
        : [t(`visit.kind.${known.kind}`), more, review && act(`review.${review}.mark`)]
            .filter(Boolean)
            .join(" · ");
      return { id, label: name, note, run: () => add(known, catalogue.tables) };
    });
    return [...marked(found), { id: "words", label: text, note: t("visit.asWords"), run: () => write(text) }];
  };
  return (
    <SearchPick
      id={SEARCH_ID}
      label={t("visit.add")}
      placeholder={t("visit.example")}
      pause={0}
      least={1}
      find={find}
      nothing={t("nothing")}
      failed={act("state.errorTitle")}
    />
  );
}

type Offered = { id: string; name: string; more: string; review?: ReviewState };

function optionOf(known: KnownSupplement): Offered {
  switch (known.kind) {
    case "product": {
      const { id, name, brand, company, catalogue, review } = known.product;
      // Nobody of the platform reviews what a clinic or a provider enters.
      const state = catalogue && { review: review?.review ?? "unreviewed" };
      return { id, name, more: brand || company, ...state };
    }
    case "plant":
      return { id: known.plant.key, name: known.plant.name, more: known.plant.scientific };
    case "nutrient":
      return { id: known.nutrient.key, name: known.nutrient.name, more: "" };
  }
}

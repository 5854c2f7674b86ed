import type { PublishedOverlays } from "@meridian/core/clinical/catalogues/catalogues";
import { publishedSupplements } from "@meridian/core/clinical/supplements/listed-supplements";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { type Product, supplementsRoutes } from "@meridian/core/contracts/supplements/supplements";
import type { QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../api/client.ts";
import {
  type CatalogueQuery,
  ENTRIES_STALE_MS,
  readAllPages,
  TABLE_TIMES,
  useCatalogue,
} from "../catalogue/use-catalogue.ts";
import { usePublished } from "../catalogue/use-published.ts";
import { currentLanguage } from "../i18n/i18n.ts";
import { useAllows } from "../session/session.ts";
import { makeSupplements } from "./catalogue.ts";

type Tables = Parameters<typeof makeSupplements>[0];
type Products = { products: readonly Product[] };

const OWN_KEY = ["supplements", "own"] as const;
const tablesIn = (language: Language): CatalogueQuery<Tables> => ({
  queryKey: ["supplements", "tables", language],
  queryFn: ({ signal }) => call(supplementsRoutes.tables, { query: { language }, signal }),
  ...TABLE_TIMES,
});
const own: CatalogueQuery<Products> = {
  queryKey: OWN_KEY,
  queryFn: ({ signal }) => call(supplementsRoutes.own, { signal }),
  staleTime: ENTRIES_STALE_MS,
};
/** @param mayRead false for a provider, who may not read what other providers list */
const listedBy = (mayRead: boolean): CatalogueQuery<Products> => ({
  queryKey: ["supplements", "listed", mayRead],
  queryFn: async ({ signal }) => {
    if (!mayRead) return { products: [] };
    const pages = await readAllPages((query) => call(supplementsRoutes.listed, { query, signal }));
    return { products: pages.flatMap(({ products }) => products) };
  },
  staleTime: ENTRIES_STALE_MS,
});
type Overlays = Pick<PublishedOverlays, "nutrients" | "plants">;
const makerWith =
  (overlays: Overlays, language: Language) => (builtIn: Tables, made: Products, listed: Products) =>
    makeSupplements(
      publishedSupplements(builtIn, overlays, language),
      [...made.products, ...listed.products],
      builtIn,
    );

/** Refetches the users' own products after one was changed. */
export const productsChanged = (client: QueryClient) => client.invalidateQueries({ queryKey: OWN_KEY });

/**
 * Supplements to recommend: built-in plants and nutrients with what the back office published over them, products users made,
 * and those providers list.
 */
export function useSupplements(enabled = true) {
  const listed = listedBy(useAllows()({ can: "catalogue.read", module: "fito" }));
  const language = currentLanguage();
  const plants = usePublished("plants", { enabled });
  const nutrients = usePublished("nutrients", { enabled });
  const make = useMemo(
    () => makerWith({ nutrients: nutrients.overlay, plants: plants.overlay }, language),
    [nutrients.overlay, plants.overlay, language],
  );
  const { catalogue, madeBy, error, retry } = useCatalogue(
    { tables: tablesIn(language), own, listed, make },
    enabled,
  );
  const supplements = plants.waits || nutrients.waits ? undefined : catalogue;
  return {
    ...{ supplements, error, retry },
    /** Waits for what is published too, so that what is typed meanwhile is searched in it. */
    ready: async () => {
      if (supplements) return supplements;
      const [grown, measured] = await Promise.all([plants.ready(), nutrients.ready()]);
      return madeBy(makerWith({ plants: grown, nutrients: measured }, language));
    },
  };
}

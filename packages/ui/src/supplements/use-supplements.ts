import type { PublishedOverlays } from "@meridian/core/clinical/catalogues/catalogues";
import { catalogueProducts } from "@meridian/core/clinical/supplements/catalogue-products";
import {
  listedIngredients,
  publishedSupplements,
} from "@meridian/core/clinical/supplements/listed-supplements";
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
type Named = "ingredients" | "nutrients" | "plants" | "product-properties" | "supplements";
type Overlays = Pick<PublishedOverlays, Named>;
/** @param offers whether products of the catalogue are offered, as they are to clinics and not to providers */
const makerWith =
  (overlays: Overlays, language: Language, offers: boolean) =>
  (shipped: Tables, made: Products, listed: Products) => {
    const tables = publishedSupplements(shipped, overlays, language);
    return makeSupplements(tables, {
      products: [
        ...made.products,
        ...listed.products,
        ...(offers ? catalogueProducts(overlays, tables, language) : []),
      ],
      ingredients: listedIngredients(overlays.ingredients, tables, language),
      shipped,
    });
  };

/** What is published of the catalogues that supplements are made of. */
function useOverlays(enabled: boolean) {
  const ingredients = usePublished("ingredients", { enabled });
  const nutrients = usePublished("nutrients", { enabled });
  const plants = usePublished("plants", { enabled });
  const properties = usePublished("product-properties", { enabled });
  const products = usePublished("supplements", { enabled });
  const overlays = useMemo(
    (): Overlays => ({
      ingredients: ingredients.overlay,
      nutrients: nutrients.overlay,
      plants: plants.overlay,
      "product-properties": properties.overlay,
      supplements: products.overlay,
    }),
    [ingredients.overlay, nutrients.overlay, plants.overlay, properties.overlay, products.overlay],
  );
  const all = [ingredients, nutrients, plants, properties, products];
  return {
    overlays,
    waits: all.some(({ waits }) => waits),
    ready: async (): Promise<Overlays> => {
      const read = await Promise.all([
        ingredients.ready(),
        nutrients.ready(),
        plants.ready(),
        properties.ready(),
        products.ready(),
      ]);
      return {
        ingredients: read[0],
        nutrients: read[1],
        plants: read[2],
        "product-properties": read[3],
        supplements: read[4],
      };
    },
  };
}

/** Refetches the users' own products after one was changed. */
export const productsChanged = (client: QueryClient) => client.invalidateQueries({ queryKey: OWN_KEY });

/**
 * Supplements to recommend: built-in plants and nutrients with what the back office published over them, products users made,
 * those providers list, and those of the catalogue.
 */
export function useSupplements(enabled = true) {
  const offers = useAllows()({ can: "catalogue.read", module: "fito" });
  const listed = listedBy(offers);
  const language = currentLanguage();
  const published = useOverlays(enabled);
  const make = useMemo(
    () => makerWith(published.overlays, language, offers),
    [published.overlays, language, offers],
  );
  const { catalogue, madeBy, error, retry } = useCatalogue(
    { tables: tablesIn(language), own, listed, make },
    enabled,
  );
  const supplements = published.waits ? undefined : catalogue;
  return {
    supplements,
    error,
    retry,
    /** Waits for what is published too, so that what is typed meanwhile is searched in it. */
    ready: async () => {
      if (supplements) return supplements;
      return madeBy(makerWith(await published.ready(), language, offers));
    },
  };
}

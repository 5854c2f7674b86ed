import type { PublishedOverlays } from "@meridian/core/clinical/catalogues/catalogues";
import { publishedFormulas } from "@meridian/core/clinical/materia/formula-catalogue";
import { publishedSubstances } from "@meridian/core/clinical/materia/substance-catalogue";
import type { ResponseOf } from "@meridian/core/contracts/kernel/route";
import { materiaRoutes } from "@meridian/core/contracts/materia/materia-routes";
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
import { useAllows } from "../session/session.ts";
import { type Entries, makeMateria } from "./catalogue.ts";

type Tables = ResponseOf<typeof materiaRoutes.tables>;

const OWN_KEY = ["materia", "own"] as const;
const tables: CatalogueQuery<Tables> = {
  queryKey: ["materia", "tables"],
  queryFn: ({ signal }) => call(materiaRoutes.tables, { signal }),
  ...TABLE_TIMES,
};
const own: CatalogueQuery<Entries> = {
  queryKey: OWN_KEY,
  queryFn: ({ signal }) => call(materiaRoutes.own, { signal }),
  staleTime: ENTRIES_STALE_MS,
};
/** @param mayRead false for a provider, who may not read what other providers list */
const listedBy = (mayRead: boolean): CatalogueQuery<Entries> => ({
  queryKey: ["materia", "listed", mayRead],
  queryFn: async ({ signal }) => {
    if (!mayRead) return { substances: [], formulas: [] };
    const pages = await readAllPages((query) => call(materiaRoutes.listed, { query, signal }));
    return {
      substances: pages.flatMap(({ substances }) => substances),
      formulas: pages.flatMap(({ formulas }) => formulas),
    };
  },
  staleTime: ENTRIES_STALE_MS,
});
type Overlays = Pick<PublishedOverlays, "substances" | "formulas">;
const makerWith = (overlays: Overlays) => (builtIn: Tables, made: Entries, listed: Entries) => {
  const substances = publishedSubstances(builtIn, overlays.substances);
  const formulas = publishedFormulas({ ...builtIn, words: substances.words }, overlays.formulas);
  return makeMateria(
    { ...builtIn, ...substances, ...formulas },
    {
      substances: [...made.substances, ...listed.substances],
      formulas: [...made.formulas, ...listed.formulas],
    },
  );
};

/** Refetches the users' own entries after one was changed. */
export const entriesChanged = (client: QueryClient) => client.invalidateQueries({ queryKey: OWN_KEY });

/**
 * The materia medica: built-in substances and formulas with what the back office published over them, those users made,
 * and those providers list.
 */
export function useMateria(enabled = true) {
  const listed = listedBy(useAllows()({ can: "catalogue.read", module: "mtc" }));
  const substances = usePublished("substances", { enabled });
  const formulas = usePublished("formulas", { enabled });
  const make = useMemo(
    () => makerWith({ substances: substances.overlay, formulas: formulas.overlay }),
    [substances.overlay, formulas.overlay],
  );
  const { catalogue, madeBy, error, retry } = useCatalogue({ tables, own, listed, make }, enabled);
  const materia = substances.waits || formulas.waits ? undefined : catalogue;
  return {
    materia,
    error,
    retry,
    /** Waits for what is published too, so that what is typed meanwhile is searched in it. */
    ready: async () => {
      if (materia) return materia;
      const [written, composed] = await Promise.all([substances.ready(), formulas.ready()]);
      return madeBy(makerWith({ substances: written, formulas: composed }));
    },
  };
}

import {
  type CatalogueKey,
  NOTHING_PUBLISHED,
  type PublishedOverlays,
} from "@meridian/core/clinical/catalogues/catalogues";
import { cataloguesRoutes } from "@meridian/core/contracts/catalogues/catalogues";
import type { Publication } from "@meridian/core/contracts/catalogues/published";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/client.ts";
import { type CatalogueQuery, TABLE_TIMES } from "./use-catalogue.ts";

/**
 * Milliseconds after which a screen that follows the publications asks again. With the ten seconds for which the server
 * knows them, a correction reaches an open appointment within a minute.
 */
const FOLLOW_MS = 30_000;

/** Which publication of each catalogue applies. */
export const PUBLICATIONS_KEY = ["catalogues", "publications"] as const;

type Following = { enabled?: boolean; follows?: boolean };

const publicationsQuery = {
  queryKey: PUBLICATIONS_KEY,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(cataloguesRoutes.publications, { notFound: "throw", signal }),
  staleTime: FOLLOW_MS,
};

function usePublications({ enabled = true, follows = false }: Following) {
  return useQuery({
    ...publicationsQuery,
    refetchInterval: follows ? FOLLOW_MS : false,
    enabled,
  });
}

/** An answer that the server made of a catalogue, with the publication that it is of. */
type Answered = { publication: string | null };

/**
 * An answer that the server makes of a catalogue with what is published over it. It is fetched once, beside the question
 * which publications apply, and again when a newer one does; the one before is shown until then.
 *
 * @param query makes the query of an answer that is at least as new as a publication; undefined for any
 */
export function usePublishedAnswer<T extends Answered>(
  catalogue: CatalogueKey,
  query: (newest: string | undefined) => CatalogueQuery<T>,
  { enabled = true, follows = false }: Following = {},
) {
  const publications = usePublications({ enabled, follows });
  const first = useQuery({ ...query(undefined), enabled });
  const current = publications.data?.catalogues.find((one) => one.catalogue === catalogue)?.publication;
  const newest = first.data && current !== first.data.publication ? current : undefined;
  const newer = useQuery({
    ...query(newest),
    enabled: enabled && newest !== undefined,
    placeholderData: keepPreviousData,
  });
  return {
    data: (newest === undefined ? undefined : newer.data) ?? first.data,
    /** The query of what applies now. */
    query: query(newest),
    error: first.error,
    refetch: first.refetch,
  };
}

type Overlay<K extends CatalogueKey> = PublishedOverlays[K];

async function readOverlay({ catalogue, publication, parts }: Publication, signal: AbortSignal) {
  const read = await Promise.all(
    Array.from({ length: parts }, (_, part) =>
      call(cataloguesRoutes.published, {
        params: { catalogue, publication, part },
        notFound: "throw",
        signal,
      }),
    ),
  );
  return read.flatMap(({ entries }) => entries);
}

const overlayQuery = (catalogue: CatalogueKey, current: Publication | undefined) => ({
  queryKey: ["catalogues", catalogue, current?.publication],
  queryFn: ({ signal }: { signal: AbortSignal }) => readOverlay(current as Publication, signal),
  ...TABLE_TIMES,
});

/**
 * What the back office published over a catalogue, and whether it is still being fetched. Empty where nothing is
 * published, or where it cannot be fetched: what the product ships then applies. A publication never changes, so that it
 * is fetched once; of a large catalogue it is only what is written over the product's own entries. `ready` waits for it, for what is asked before it has arrived.
 *
 * @param options.follows whether to ask twice a minute for a newer one, as an open appointment does
 */
export function usePublished<K extends CatalogueKey>(
  catalogue: K,
  { enabled = true, follows = false }: Following = {},
): {
  overlay: Overlay<K>;
  publication: string | undefined;
  waits: boolean;
  ready: () => Promise<Overlay<K>>;
} {
  const client = useQueryClient();
  const publications = usePublications({ enabled, follows });
  const current = publications.data?.catalogues.find((one) => one.catalogue === catalogue);
  const read = useQuery({
    ...overlayQuery(catalogue, current),
    enabled: enabled && current !== undefined,
    refetchInterval: ({ state }) => (follows && state.error ? FOLLOW_MS : false),
    // The one before applies until the new one has arrived.
    placeholderData: keepPreviousData,
  });
  const entries = current ? read.data : undefined;
  return {
    overlay: (entries ?? NOTHING_PUBLISHED[catalogue]) as unknown as Overlay<K>,
    publication: current?.publication,
    waits: enabled && (publications.isPending || (current !== undefined && read.isPending)),
    ready: async () => {
      try {
        const { catalogues } = await client.ensureQueryData(publicationsQuery);
        const applies = catalogues.find((one) => one.catalogue === catalogue);
        if (applies)
          return (await client.ensureQueryData(overlayQuery(catalogue, applies))) as unknown as Overlay<K>;
      } catch {
        // What the product ships applies.
      }
      return NOTHING_PUBLISHED[catalogue];
    },
  };
}

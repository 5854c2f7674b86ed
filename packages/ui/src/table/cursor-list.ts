import { keepPreviousData, type QueryKey, useInfiniteQuery } from "@tanstack/react-query";

/** The answer of every list of the API. */
export type Page<Row> = { items: Row[]; next: string | null };

export type FetchPage<Row> = (cursor: string | undefined, signal?: AbortSignal) => Promise<Page<Row>>;

export type CursorList<Row> = {
  rows: readonly Row[];
  /** The first page is loading, and there is nothing to show yet. */
  loading: boolean;
  /** The rows shown are those of the previous search; the new ones are loading. */
  refreshing: boolean;
  error: unknown;
  retry: () => void;
  more: boolean;
  loadMore: () => void;
  loadingMore: boolean;
  /** Reads the pages anew, all of them, for a download. */
  pages: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
};

/**
 * A list paginated by the server. The key holds everything the answer depends on:
 *
 *     useCursorList(["patients", search, status], (cursor, signal) => call(patientsRoutes.list, { query: { search, cursor }, signal }))
 */
export function useCursorList<P extends Page<unknown>>(
  key: QueryKey,
  fetchPage: (cursor: string | undefined, signal?: AbortSignal) => Promise<P>,
  enabled = true,
): CursorList<P["items"][number]> & {
  /** The first page, for its fields besides the rows. */
  first: P | undefined;
} {
  type Row = P["items"][number];
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: P) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    enabled,
  });
  return {
    first: query.data?.pages[0],
    rows: query.data?.pages.flatMap((page): Row[] => page.items) ?? [],
    loading: query.isPending && enabled,
    refreshing: query.isPlaceholderData,
    error: query.data ? undefined : (query.error ?? undefined),
    retry: () => void query.refetch(),
    more: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    loadingMore: query.isFetchingNextPage,
    pages: (signal) => pagesOf<Row>(fetchPage, signal),
  };
}

/** The rows of one page after another. */
export async function* pagesOf<Row>(
  fetchPage: FetchPage<Row>,
  signal: AbortSignal,
): AsyncGenerator<readonly Row[]> {
  let cursor: string | undefined;
  do {
    const page: Page<Row> = await fetchPage(cursor, signal);
    yield page.items;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

/** The rows that are already there, as one page. */
export async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

/**
 * Reads pages until there are enough rows or no more, because a search may answer few or no rows with a cursor. Asks
 * for at most `most` pages; `next` continues from there.
 */
export async function gatherRows<P extends Page<unknown>>(
  fetchPage: (cursor: string | undefined) => Promise<P>,
  { least, from, most = 8 }: { least: number; from?: string | undefined; most?: number },
): Promise<P> {
  const first = await fetchPage(from);
  const items = [...first.items];
  let next = first.next;
  for (let pages = 1; items.length < least && next !== null && pages < most; pages += 1) {
    const page = await fetchPage(next);
    items.push(...page.items);
    next = page.next;
  }
  return { ...first, items, next };
}

/** A list of rows that are already loaded. */
export function fixedList<Row>(rows: readonly Row[]): CursorList<Row> {
  return {
    rows,
    loading: false,
    refreshing: false,
    error: undefined,
    retry: () => undefined,
    more: false,
    loadMore: () => undefined,
    loadingMore: false,
    pages: () => onePage(rows),
  };
}

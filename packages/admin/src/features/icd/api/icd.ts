import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import type { IcdRelease } from "@meridian/core/contracts/classifications/icd";
import { call } from "@meridian/ui/api/client";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";

const RELEASES = ["icd-releases"] as const;

/** Codes by a search, or a chapter's. */
export const useIcdList = ({ q, chapter }: { q: string; chapter: number }) =>
  useCursorList(["icd", q, chapter], (cursor, signal) =>
    call(backofficeRoutes.icdList, {
      query: { q, chapter, ...(cursor && { cursor }) },
      ...(signal && { signal }),
    }),
  );

/** One code, as clinics see it. */
export const useIcdEntry = (code: string | undefined) =>
  useQuery({
    queryKey: ["icd-entry", code],
    queryFn: ({ signal }) => call(backofficeRoutes.icdEntry, { params: { code: code ?? "" }, signal }),
    enabled: code !== undefined,
    // A form is based on it, so it must be the current content.
    staleTime: 0,
    gcTime: 0,
  });

type Titles = { en: string; pt: string; fresh: boolean; version: number };

export function useIcdActions() {
  const client = useQueryClient();
  const told = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    await client.invalidateQueries({ queryKey: ["icd"] });
    return answer;
  };
  return {
    save: (code: string, body: Titles) =>
      told(call(backofficeRoutes.saveIcdEntry, { params: { code }, body, notFound: "throw" })),
    remove: (code: string, version: number) =>
      told(
        call(backofficeRoutes.removeIcdEntry, { params: { code }, query: { version }, notFound: "throw" }),
      ),
  };
}

/** Releases, those on their way too. */
export const useReleases = () =>
  useQuery({
    queryKey: RELEASES,
    queryFn: async ({ signal }) => (await call(backofficeRoutes.icdReleases, { signal })).releases,
  });

/** What the screen knows of the releases follows what was just done. */
export function useAnnounceReleases() {
  const client = useQueryClient();
  return async (change?: (now: IcdRelease[]) => IcdRelease[]) => {
    if (change) client.setQueryData<IcdRelease[]>(RELEASES, (now) => now && change(now));
    else await client.invalidateQueries({ queryKey: RELEASES });
    await client.invalidateQueries({ queryKey: ["icd"] });
  };
}

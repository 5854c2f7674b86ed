import { classificationsRoutes } from "@meridian/core/contracts/classifications/classifications";
import type { ClinicIcd } from "@meridian/core/contracts/classifications/icd";
import { call } from "@meridian/ui/api/client";
import { ApiError } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

const KEY = ["clinic-icd"] as const;

/** The clinic's favourite codes and own codes. */
export const useClinicIcd = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(classificationsRoutes.clinicIcd, { signal }) });

/** Saves run one after another, each with the version of the one before. */
let saving: Promise<unknown> = Promise.resolve();

async function send(client: QueryClient) {
  const now = client.getQueryData<ClinicIcd>(KEY);
  if (!now) return;
  const { version } = await call(classificationsRoutes.saveClinicIcd, { body: now });
  client.setQueryData<ClinicIcd>(KEY, (later) => later && { ...later, version });
}

/**
 * Changes the clinic's codes optimistically. Where saving fails, the stored codes are shown again with an error. Resolves
 * to whether it was saved.
 */
export function useChangeClinicIcd() {
  const client = useQueryClient();
  const { t } = useTranslation("errors");
  return (work: (now: ClinicIcd) => ClinicIcd): Promise<boolean> => {
    client.setQueryData<ClinicIcd>(KEY, (now) => now && work(now));
    const saved = saving
      .then(() => send(client))
      .then(() => true)
      .catch(async (error: unknown) => {
        const current = error instanceof ApiError ? (error.current as ClinicIcd | undefined) : undefined;
        if (current) client.setQueryData(KEY, current);
        else await client.invalidateQueries({ queryKey: KEY });
        toast(errorMessage(t, error), { tone: "red" });
        return false;
      });
    saving = saved;
    return saved;
  };
}

/** The 22 chapters of the ICD, fetched once a session. */
export const useChapters = () =>
  useQuery({
    queryKey: ["icd-chapters"],
    queryFn: ({ signal }) => call(classificationsRoutes.icdChapters, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A chapter's codes in their order. */
export const useChapterCodes = (chapter: number) =>
  useCursorList(["icd-chapter", chapter], (cursor, signal) =>
    call(classificationsRoutes.icdBrowse, {
      params: { chapter },
      ...(cursor && { query: { cursor } }),
      ...(signal && { signal }),
    }),
  );

/** Searches codes by code or by words of both languages. */
export async function findCodes(q: string, signal: AbortSignal) {
  return (await call(classificationsRoutes.icdSearch, { query: { q }, signal })).icd_codes;
}

import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import type { EditedLegalText, LegalTextId } from "@meridian/core/contracts/legal-texts/legal-texts";
import { call } from "@meridian/ui/api/client";
import { useQuery, useQueryClient } from "@tanstack/react-query";

const keyOf = (text: LegalTextId) => ["legal-text", text] as const;

export const useLegalTexts = () =>
  useQuery({
    queryKey: ["legal-texts"],
    queryFn: ({ signal }) => call(backofficeRoutes.listLegalTexts, { signal }),
  });

export const useLegalText = (text: LegalTextId) =>
  useQuery({
    queryKey: keyOf(text),
    queryFn: ({ signal }) => call(backofficeRoutes.getLegalText, { params: { text }, signal }),
  });

/** The words of versions in both languages; the numbers that are asked for never change what they say. */
export const useVersions = (text: LegalTextId, numbers: readonly number[]) =>
  useQuery({
    queryKey: ["legal-version", text, ...numbers],
    queryFn: ({ signal }) => Promise.all(numbers.map((number) => readVersion(text, number, signal))),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const readVersion = (text: LegalTextId, number: number, signal?: AbortSignal) =>
  call(backofficeRoutes.getLegalVersion, { params: { text, number }, ...(signal && { signal }) });

export const useSpaceAcceptances = (space: string) =>
  useQuery({
    queryKey: ["space-acceptances", space],
    queryFn: ({ signal }) => call(backofficeRoutes.listSpaceAcceptances, { params: { space }, signal }),
  });

type DraftBody = CallOf<typeof backofficeRoutes.saveLegalDraft>["body"];
type PublicationBody = CallOf<typeof backofficeRoutes.publishLegalText>["body"];

export function useLegalTextActions(text: LegalTextId) {
  const client = useQueryClient();
  /** Shows the answer, and reads the text again where it was refused, so that the form has the current version. */
  const then = async (work: Promise<EditedLegalText>) => {
    try {
      const answer = await work;
      client.setQueryData(keyOf(text), answer);
      return answer;
    } catch (error) {
      void client.invalidateQueries({ queryKey: keyOf(text) });
      throw error;
    } finally {
      for (const key of ["legal-texts", "history", "changes"])
        void client.invalidateQueries({ queryKey: [key] });
    }
  };
  const params = { text };
  return {
    save: (body: DraftBody) => then(call(backofficeRoutes.saveLegalDraft, { params, body })),
    publish: (body: PublicationBody) => then(call(backofficeRoutes.publishLegalText, { params, body })),
    withdraw: (version: number) =>
      then(call(backofficeRoutes.withdrawLegalText, { params, body: { version } })),
  };
}

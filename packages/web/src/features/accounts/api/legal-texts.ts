import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { type AcceptedText, legalTextsRoutes } from "@meridian/core/contracts/legal-texts/legal-texts";
import { call } from "@meridian/ui/api/client";
import { useQuery } from "@tanstack/react-query";

type Version = { language: Language; number?: number | undefined; since?: number | undefined };

/** A text in a language: the version in force, or the one with a number. With `since` also what differs from that one. */
export const useLegalText = (text: AcceptedText, { language, number, since }: Version) =>
  useQuery({
    queryKey: ["legal-text", text, language, number, since],
    queryFn: ({ signal }) =>
      call(legalTextsRoutes.read, {
        params: { text },
        query: { language, ...(number && { number }), ...(since && { since }) },
        signal,
      }),
  });

/** What the signed-in user accepted. */
export const useAcceptances = () =>
  useQuery({
    queryKey: ["acceptances"],
    queryFn: ({ signal }) => call(accountsRoutes.listAcceptances, { signal }),
  });

export const acceptTexts = (body: CallOf<typeof accountsRoutes.acceptTexts>["body"]) =>
  call(accountsRoutes.acceptTexts, { body });

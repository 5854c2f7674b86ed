import {
  type ConsentLink,
  type ConsentLinkWanted,
  consentLinkRoutes as routes,
} from "@meridian/core/contracts/consents/consent-links";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import type { MessageChannel } from "@meridian/core/contracts/notifications/notifications";
import { call } from "@meridian/ui/api/client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

const KEY = "consent-links";
type Text = CallOf<typeof routes.revokeLink>["params"]["text"];

/** How often links that wait for an answer are looked at, milliseconds: with the dialog open, and without it. */
const SOON_MS = 3_000;
const LATER_MS = 20_000;

const isWaiting = (links: readonly ConsentLink[] | undefined) =>
  (links ?? []).some(({ texts }) => texts.some(({ status }) => status === "open"));

/**
 * A patient's links. While one waits for an answer they are read again and again, and once an answer arrives everything that
 * shows consents is read anew.
 */
export function useConsentLinks(patient: string, { enabled = true, soon = false } = {}) {
  const client = useQueryClient();
  const links = useQuery({
    queryKey: [KEY, patient],
    queryFn: async ({ signal }) => (await call(routes.listLinks, { params: { patient }, signal })).items,
    enabled,
    refetchInterval: ({ state }) => isWaiting(state.data) && (soon ? SOON_MS : LATER_MS),
  });
  const answers = links.data
    ?.flatMap(({ texts }) => texts.map(({ text, decided_at }) => decided_at && `${text} ${decided_at}`))
    .filter(Boolean)
    .sort()
    .join();
  const known = useRef(answers);
  useEffect(() => {
    if (known.current !== undefined && known.current !== answers)
      void client.invalidateQueries({ queryKey: ["consents"] });
    known.current = answers;
  }, [answers, client]);
  return links;
}

/** The message with a link as it would be sent, and whom it goes to. */
export const useConsentLinkMessage = (patient: string, signer: ConsentLinkWanted["signer"]) =>
  useQuery({
    queryKey: [KEY, "message", patient, signer],
    queryFn: ({ signal }) =>
      call(routes.previewLinkMessage, { params: { patient }, query: { signer }, signal, notFound: "throw" }),
    // The address and what blocks a channel can have changed since.
    staleTime: 0,
  });

/** What can be done about a patient's links; they are read anew after each. */
export function useConsentLinkActions(patient: string) {
  const client = useQueryClient();
  const thenRefresh = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    await client.invalidateQueries({ queryKey: [KEY, patient] });
    return answer;
  };
  const of = { params: { patient }, notFound: "throw" as const };
  return {
    create: (body: ConsentLinkWanted) => thenRefresh(call(routes.createLink, { ...of, body })),
    send: (body: ConsentLinkWanted & { channels: MessageChannel[] }) =>
      thenRefresh(call(routes.sendLink, { ...of, body })),
    revoke: (text: string) =>
      thenRefresh(call(routes.revokeLink, { params: { patient, text: text as Text }, notFound: "throw" })),
  };
}

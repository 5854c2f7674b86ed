import {
  type Campaign,
  type CampaignAudience,
  campaignsRoutes,
  type Receiver,
} from "@meridian/core/contracts/campaigns/campaigns";
import type { RequestOf } from "@meridian/core/contracts/kernel/route";
import { call } from "@meridian/ui/api/client";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useThenFresh } from "../../../history/then-fresh.ts";
import { nextFilledPage } from "../../../reading/next-filled-page.ts";

const LIST = "campaigns";
const ONE = "campaign";
const RECEIVERS = "receivers";
/** Milliseconds after which the progress of a mail that is being sent is read again. */
const PROGRESS_EVERY = 5000;

export type CampaignsFilter = { search: string; state: Campaign["state"] | undefined };

/** Mails to clinics, newest first. */
export const useCampaigns = ({ search, state }: CampaignsFilter) =>
  useCursorList([LIST, search, state], (from, signal) =>
    nextFilledPage(
      (cursor) =>
        call(campaignsRoutes.listCampaigns, {
          query: { ...(search && { search }), ...(state && { state }), ...(cursor && { cursor }) },
          ...(signal && { signal }),
        }),
      from,
    ),
  );

const isMoving = ({ state, counts }: Campaign) =>
  state === "sending" || (counts.queued > 0 && (state === "paused" || state === "cancelled"));

/** One mail, read again while it is being sent. */
export const useCampaign = (campaign: string) =>
  useQuery({
    queryKey: [ONE, campaign],
    queryFn: ({ signal }) => call(campaignsRoutes.getCampaign, { params: { campaign }, signal }),
    enabled: campaign !== "",
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? PROGRESS_EVERY : false),
  });

export const useReceivers = (campaign: string, state: Receiver["state"] | undefined) =>
  useCursorList([RECEIVERS, campaign, state], (cursor, signal) =>
    call(campaignsRoutes.listReceivers, {
      params: { campaign },
      query: { ...(state && { state }), ...(cursor && { cursor }) },
      ...(signal && { signal }),
    }),
  );

export type ReceiverSums = { spaces: number; users: number; skipped: number };

/** Counts the users of an audience page by page; `sofar` grows meanwhile. */
export function useReceiverCount(kind: Campaign["kind"], audience: CampaignAudience) {
  const [sofar, setSofar] = useState<ReceiverSums>();
  const query = useQuery({
    queryKey: ["receiver-count", kind, audience],
    queryFn: async ({ signal }) => {
      const sums = { spaces: 0, users: 0, skipped: 0 };
      let cursor: string | undefined;
      do {
        const body = { kind, audience, ...(cursor && { cursor }) };
        const page = await call(campaignsRoutes.countReceivers, { body, signal });
        for (const key of ["spaces", "users", "skipped"] as const) sums[key] += page[key];
        setSofar({ ...sums });
        cursor = page.next ?? undefined;
      } while (cursor);
      return sums;
    },
    // It changes whenever somebody signs up or a plan ends.
    staleTime: 0,
    gcTime: 0,
  });
  return { ...query, sofar };
}

export type CampaignFields = RequestOf<typeof campaignsRoutes.createCampaign>["body"];
type TestMail = RequestOf<typeof campaignsRoutes.sendTestMail>["body"];

export function useCampaignActions() {
  const client = useQueryClient();
  const thenFresh = useThenFresh(LIST, ONE, RECEIVERS);
  type Known = Pick<Campaign, "id" | "version">;
  const changing =
    (route: "pauseCampaign" | "resumeCampaign" | "cancelCampaign") =>
    ({ id, version }: Known) =>
      thenFresh(
        call(campaignsRoutes[route], { params: { campaign: id }, body: { version }, notFound: "throw" }),
      );
  return {
    create: async (body: CampaignFields) => {
      const made = await thenFresh(call(campaignsRoutes.createCampaign, { body }));
      // Its screen opens next: at once, so that the keyboard goes on from where it was.
      client.setQueryData([ONE, made.id], made);
      return made;
    },
    update: ({ id, version }: Known, fields: CampaignFields) =>
      thenFresh(
        call(campaignsRoutes.updateCampaign, {
          params: { campaign: id },
          body: { ...fields, version },
          notFound: "throw",
        }),
      ),
    send: ({ id, version }: Known, at: string | null) =>
      thenFresh(
        call(campaignsRoutes.sendCampaign, {
          params: { campaign: id },
          body: { version, at },
          notFound: "throw",
        }),
      ),
    test: (body: TestMail) => call(campaignsRoutes.sendTestMail, { body }),
    pause: changing("pauseCampaign"),
    resume: changing("resumeCampaign"),
    cancel: changing("cancelCampaign"),
  };
}

import type { SinceVisit } from "@meridian/core/clinical/monitoring/means";
import { courseRoutes } from "@meridian/core/contracts/monitoring/course";
import { linkMessageRoutes as linkRoutes } from "@meridian/core/contracts/monitoring/link-messages";
import { monitoredSymptomRoutes as routes } from "@meridian/core/contracts/monitoring/monitored-symptoms";
import type { MonitoredSymptom, SymptomForm } from "@meridian/core/contracts/monitoring/symptom-terms";
import { call } from "@meridian/ui/api/client";
import { gatherRows, useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KEY } from "./worsened.ts";

/** How long a message counts as new, and how often waiting ones are looked at, milliseconds. */
const NEW_MS = 60_000;
const SOON_MS = 4_000;
const LATER_MS = 60_000;
export type Whose = "mine" | "shared" | "all";

/** Everybody who is followed, those who need attention first. */
export const useFollowed = (whose: Whose, worsened: boolean) =>
  useCursorList([KEY, "followed", whose, worsened], (cursor, signal) =>
    call(routes.listFollowed, {
      query: { whose, worsened: worsened ? "true" : "false", cursor },
      ...(signal && { signal }),
    }),
  );

/** A patient's symptoms with their answers in a period and the treatment's marks, which come with the first page. */
export const useCourse = (patient: string, from: string, to: string) =>
  useCursorList([KEY, "course", patient, from, to], (cursor, signal) =>
    call(courseRoutes.getCourse, {
      params: { patient },
      query: { from, to, cursor },
      ...(signal && { signal }),
    }),
  );

/** What a patient answered since the appointment before one, without the treatment's marks. */
export const useSinceVisit = (patient: string, { from, to }: Pick<SinceVisit, "from" | "to">) =>
  useQuery({
    queryKey: [KEY, "since", patient, from, to],
    queryFn: ({ signal }) =>
      gatherRows(
        (cursor) =>
          call(courseRoutes.getCourse, {
            params: { patient },
            query: { from, to, marks: "false", cursor },
            signal,
          }),
        { least: Number.POSITIVE_INFINITY },
      ),
  });

/** The link to a patient's page. A message that waits is looked at again, soon while it is new. */
export const useLink = (patient: string) =>
  useQuery({
    queryKey: [KEY, "link", patient],
    queryFn: ({ signal }) => call(routes.getLink, { params: { patient }, signal }),
    refetchInterval: ({ state }) => {
      const waiting = state.data?.sent.filter(({ status }) => status === "pending") ?? [];
      const isNew = waiting.some(({ created_at }) => Date.now() - Date.parse(created_at) < NEW_MS);
      return waiting.length > 0 && (isNew ? SOON_MS : LATER_MS);
    },
  });

/** The message with the link as it would be sent now, and which channels reach the patient. */
export const useLinkMessage = (patient: string, enabled = true) =>
  useQuery({
    queryKey: [KEY, "link-message", patient],
    queryFn: ({ signal }) => call(linkRoutes.previewLinkMessage, { params: { patient }, signal }),
    enabled,
  });

/** What can be done for a patient; what is shown is read anew after each. */
export function useMonitoringActions(patient: string) {
  const client = useQueryClient();
  const thenRefresh = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    await client.invalidateQueries({ queryKey: [KEY] });
    return answer;
  };
  const of = { params: { patient }, notFound: "throw" as const };
  const at = ({ id, patient: record }: MonitoredSymptom) => ({
    params: { patient: record, symptom: id },
    notFound: "throw" as const,
  });
  return {
    begin: (body: SymptomForm) => thenRefresh(call(routes.create, { ...of, body })),
    change: (symptom: MonitoredSymptom, changes: SymptomForm) =>
      thenRefresh(call(routes.update, { ...at(symptom), body: { ...changes, version: symptom.version } })),
    setStatus: (symptom: MonitoredSymptom, status: MonitoredSymptom["status"]) =>
      thenRefresh(call(routes.update, { ...at(symptom), body: { status, version: symptom.version } })),
    /** Takes back one that has no answers. */
    remove: (symptom: MonitoredSymptom) => thenRefresh(call(routes.remove, at(symptom))),
    createLink: () => thenRefresh(call(routes.createLink, of)),
    sendLink: (channels: ("email" | "sms")[], replace: boolean) =>
      thenRefresh(call(linkRoutes.sendLink, { ...of, body: { channels, replace } })),
    revokeLink: () => thenRefresh(call(routes.revokeLink, of)),
  };
}

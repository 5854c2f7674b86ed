import { clinicRoutes } from "@meridian/core/contracts/clinic/clinic";
import { appointmentImportsRoutes as appointmentRoutes } from "@meridian/core/contracts/imports/appointment-imports";
import { type Import, importsRoutes as routes } from "@meridian/core/contracts/imports/imports";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { call } from "@meridian/ui/api/client";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";

const KEY = "imports";

/** The clinic's places, appointment types and professionals. */
export const useClinic = () =>
  useQuery({
    queryKey: ["clinic"],
    queryFn: ({ signal }) => call(clinicRoutes.get, { signal }),
    staleTime: 300_000,
  });

/** Imports, newest first. */
export const useImports = () =>
  useCursorList([KEY], (cursor, signal) =>
    call(routes.list, { query: { cursor }, ...(signal && { signal }) }),
  );

/** The newest imports, to recognise a file and a header. */
export const useNewestImports = () =>
  useQuery({
    queryKey: [KEY, "newest"],
    queryFn: ({ signal }) => call(routes.list, { query: {}, signal }),
  });

export type StartBody = CallOf<typeof routes.start>["body"];
export type RowBody = CallOf<typeof routes.addRows>["body"]["rows"][number];
export type CheckBody = CallOf<typeof routes.check>["body"]["rows"][number];

export type AppointmentBody = CallOf<typeof appointmentRoutes.addAppointments>["body"]["rows"][number];
export type PersonBody = CallOf<typeof appointmentRoutes.matchPatients>["body"]["people"][number];
export type ProposedBody = CallOf<typeof appointmentRoutes.checkAppointments>["body"]["rows"][number];

export const matchPatients = (people: PersonBody[], signal: AbortSignal) =>
  call(appointmentRoutes.matchPatients, { body: { people }, signal, unsaved: [] });

export const checkAppointments = (rows: ProposedBody[], signal: AbortSignal) =>
  call(appointmentRoutes.checkAppointments, { body: { rows }, signal, unsaved: [] });

export const checkRows = (rows: CheckBody[], signal: AbortSignal) =>
  call(routes.check, { body: { rows }, signal, unsaved: [] });

/** What the screens do to imports; lists of patients and imports are read anew afterwards. */
export function useImportActions() {
  const client = useQueryClient();
  const params = (id: string) => ({ params: { import: id as Import["id"] }, notFound: "throw" as const });
  const refresh = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [KEY] }),
      ...[["patients"], ["appointments"], ["home"], ["record"]].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    ]);
  };
  return {
    start: (body: StartBody) => call(routes.start, { body, unsaved: [] }),
    addRows: (id: string, rows: RowBody[], signal: AbortSignal) =>
      call(routes.addRows, { ...params(id), body: { rows }, signal, unsaved: [] }),
    addAppointments: (id: string, rows: AppointmentBody[], signal: AbortSignal) =>
      call(appointmentRoutes.addAppointments, { ...params(id), body: { rows }, signal, unsaved: [] }),
    finish: (id: string, skipped: number) => call(routes.finish, { ...params(id), body: { skipped } }),
    undo: (id: string, cursor?: string) =>
      call(routes.undo, { ...params(id), body: cursor === undefined ? {} : { cursor } }),
    refresh,
  };
}

import type { Capability } from "../kernel/access.ts";

/**
 * The lists with personal data that can be downloaded as CSV, and the right each needs. Lists of several people take the
 * right to transfer data, which managers have; a list of one patient takes the right to read it.
 */
export const LIST_RIGHTS = {
  patients: "data.transfer",
  appointments: "data.transfer",
  waiting_list: "data.transfer",
  followed_patients: "data.transfer",
  payments: "data.transfer",
  messages: "data.transfer",
  activity: "data.transfer",
  users: "data.transfer",
  invitations: "data.transfer",
  patient_payments: "charges.write",
  patient_messages: "appointments.read",
  patient_documents: "patients.read",
  patient_consents: "consents.read",
  patient_activity: "clinical.read",
  patient_measurements: "clinical.read",
} as const satisfies Record<string, Capability>;
export type DownloadedList = keyof typeof LIST_RIGHTS;

/**
 * The right that a download of a list needs. The payments of one day need that to see them alone: whoever takes payments
 * closes the till with them.
 */
export const rightToDownload = (
  list: DownloadedList,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Capability =>
  list === "payments" && from !== undefined && from === to ? "charges.write" : LIST_RIGHTS[list];
export const DOWNLOADED_LISTS = Object.keys(LIST_RIGHTS) as [DownloadedList, ...DownloadedList[]];

/** Whether a list is of one patient, who is named then. */
export const isOfOnePatient = (list: DownloadedList) => list.startsWith("patient_");

/** What an audit entry names as exported: the list and its filters. */
const RECORD = "list_";
export const listRecord = (list: string, filters: Readonly<Record<string, unknown>>) => {
  const named = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(named).toString();
  return `${RECORD}${list}${query && `?${query}`}`;
};

/** The list that an audit entry names, with its filters; undefined for anything else. */
export function listOfRecord(record: string): { list: DownloadedList; filters: URLSearchParams } | undefined {
  const [name = "", query] = record.slice(RECORD.length).split("?");
  const list = DOWNLOADED_LISTS.find((one) => one === name);
  return record.startsWith(RECORD) && list ? { list, filters: new URLSearchParams(query) } : undefined;
}

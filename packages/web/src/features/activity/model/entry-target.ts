import type { ActivityEntry } from "@meridian/core/contracts/activity/activity";

/** What an entry can be about, by the beginning of its record's id. */
const KINDS = {
  pat: "patient",
  apt: "appointment",
  srs: "appointment",
  doc: "document",
  pho: "photo",
  cns: "consent",
  cst: "consentText",
  mns: "symptom",
  wtl: "waiting",
  pay: "payment",
  rcp: "receipt",
  blk: "blockedTime",
  usr: "person",
  inv: "invitation",
  spc: "clinic",
  tst: "test",
  rsp: "responseType",
  ctr: "treatment",
  pmt: "preset",
  sub: "substance",
  frm: "formula",
  prd: "product",
  pnt: "point",
  grp: "pointGroup",
  ntf: "message",
  ppy: "planPayment",
} as const;
export type RecordKind = (typeof KINDS)[keyof typeof KINDS] | "other";

export const kindOf = ({ record }: Pick<ActivityEntry, "record">): RecordKind =>
  KINDS[record.slice(0, 3) as keyof typeof KINDS] ?? "other";

const TABS: Partial<Record<RecordKind, string>> = {
  document: "documents",
  photo: "photos",
  consent: "consents",
  symptom: "monitoring",
  payment: "payments",
  receipt: "payments",
  message: "messages",
};

/** Where the record is shown; undefined for what is gone or has no screen of its own. */
export function targetOf(entry: ActivityEntry): string | undefined {
  const kind = kindOf(entry);
  if (kind === "person") return entry.user_name === null ? undefined : `/user/${entry.record}/edit`;
  if (entry.patient === null || entry.patient_name === null) return undefined;
  if (entry.record.startsWith("apt_")) return `/patient/${entry.patient}/appointment/${entry.record}`;
  const tab = TABS[kind];
  return tab ? `/patient/${entry.patient}?tab=${tab}` : `/patient/${entry.patient}`;
}

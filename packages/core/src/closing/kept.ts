import type { RawItem } from "../db/raw-items.ts";

/** Attributes that every item has: its keys and what kind it is. */
const KEYS = [
  "pk",
  "sk",
  "gsi1pk",
  "gsi1sk",
  "gsi2pk",
  "gsi2sk",
  "gsi3pk",
  "gsi3sk",
  "__edb_e__",
  "__edb_v__",
];

/** What is kept of an item, and what its entity requires and is emptied. */
type Kept = { keep: readonly string[]; emptied?: Readonly<Record<string, unknown>> };

/**
 * What stays of a closed space in the table, by the name that the entity has there. Everything else that belongs to the
 * space is deleted, whatever it is, so that a new entity is deleted unless somebody decides otherwise here.
 */
export const KEPT: Readonly<Record<string, Kept>> = {
  // That there was a space, for the back office and for its receipts.
  space: {
    keep: [
      "id",
      "space_name",
      "name_key",
      "external_entity",
      "entity_key",
      "entity_state",
      "created_at",
      "updated_at",
      "closed_at",
      "closing",
      "version",
      "time_zone",
      "patients_indexed",
      "free_trial_used",
      "notify_sms",
      "notify_email",
      "app_duration_interval",
      "auto_drug_import",
      "shares_clinical_records",
      "requires_totp",
    ],
    emptied: { owner_id: "", establishments: [], appointment_types: [], specialities: [] },
  },
  // Who asked for it, by id, and when.
  spaceClosing: {
    keep: [
      "space_id",
      "state",
      "reason",
      "requested_at",
      "requested_by",
      "requested_by_name",
      "due_at",
      "reminded",
      "settled_at",
      "settled_by",
      "pass",
      "last_removed",
      "version",
    ],
  },
  // Accounting documents, for ten years. Their proofs, which show bank accounts, and remarks go.
  planPayment: {
    keep: [
      "space_id",
      "payment_id",
      "space_name",
      "search_key",
      "method",
      "status",
      "reason",
      "order",
      "cart_version",
      "received_cents",
      "given",
      "reserved",
      "intent_id",
      "reference",
      "history",
      "started_by",
      "created_at",
      "paid_at",
      "open_until",
      "updated_at",
      "version",
    ],
  },
};

const entityOf = (item: RawItem) => String(item.__edb_e__ ?? "");

/** An item with what is kept of it; undefined for one that is deleted. The same item where nothing changes. */
export function keptOf(item: RawItem): RawItem | undefined {
  const kept = KEPT[entityOf(item)];
  if (!kept) return undefined;
  const { keep, emptied = {} } = kept;
  const names = [...KEYS, ...keep];
  const isKept = Object.entries(item).every(([name, value]) =>
    name in emptied ? JSON.stringify(value) === JSON.stringify(emptied[name]) : names.includes(name),
  );
  if (isKept) return item;
  const rest = Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
  return { ...rest, ...emptied } as RawItem;
}

/**
 * Whether an item belongs to a space. An item that names its space in an attribute belongs to that one, so that what
 * another clinic knows of this one stays; of others, such as the audit trail's, the key says it.
 */
export function belongsTo(space: string, item: RawItem): boolean {
  const named = item.space_id ?? item.space;
  if (typeof named === "string") return named === space;
  return `${item.pk}\n${item.sk}`.toLowerCase().includes(space.toLowerCase());
}

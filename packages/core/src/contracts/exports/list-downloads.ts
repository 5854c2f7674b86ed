import * as z from "zod";
import { AUDIT_ACTIONS } from "../activity/audit-actions.ts";
import { OPEN_CHARGE_KINDS } from "../billing/payment-state.ts";
import { DOCUMENT_KINDS } from "../documents/document-kinds.ts";
import { date, id, instant } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { MESSAGE_STATUSES } from "../notifications/notifications.ts";
import { PATIENT_VIEWS } from "../patients/patients.ts";
import { DOWNLOADED_LISTS } from "./list-terms.ts";

/** What a list is filtered by, as ids and words of the product. Of a search only that there was one. */
const filters = {
  state: z
    .enum([
      ...PATIENT_VIEWS,
      ...MESSAGE_STATUSES,
      ...OPEN_CHARGE_KINDS,
      ...DOCUMENT_KINDS,
      ...AUDIT_ACTIONS,
      "inactive",
      "worsened",
    ])
    .optional(),
  from: date.optional(),
  to: date.optional(),
  user: id("user").optional(),
  place: id("establishment").optional(),
  searched: z.literal(true).optional(),
};

/** Downloads of lists as CSV. The browser writes the file; the server is told before, and may refuse. */
export const listDownloadRoutes = {
  recordList: route({
    id: "exports.record-list",
    method: "POST",
    path: "/list-downloads",
    summary:
      "Records that a list with personal data is downloaded as CSV, before it is; lists of several people are for managers",
    // Each list has a right of its own.
    access: { who: "space", can: "patients.read" },
    body: z.strictObject({
      list: z.enum(DOWNLOADED_LISTS),
      /** Whose list it is, or the patient by whom it is filtered. */
      patient: id("patient").optional(),
      ...filters,
    }),
    response: z.object({ recorded_at: instant }),
    status: 201,
    errors: ["list.not_downloadable", "patient.not_found"],
    touches: { table: "write" },
    // The patient, where one is named, and the audit entry.
    calls: 2,
    // The data is the clinic's, whatever became of its plan.
    needsPlan: false,
  }),
} as const;

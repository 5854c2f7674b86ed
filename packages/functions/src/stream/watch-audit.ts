import * as Activity from "@meridian/core/activity";
import type { ItemChange } from "./rename-patient.ts";

/** Notes new entries of the audit trail for sealing, and reports entries that were changed or removed. */
export const watchAudit = ({ before, after }: ItemChange): Promise<void> =>
  Activity.noteChange(before, after);

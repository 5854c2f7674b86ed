import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PLACES } from "./places.ts";

/** Entities that hold nothing of a patient, or only the patient's id. */
const WITHOUT_PATIENTS = [
  // The audit trail holds ids.
  "auditFinding",
  "auditSeal",
  "auditTrail",
  // Users, and how they sign in.
  "acceptance",
  "alert",
  "allowance",
  "feed",
  "invitation",
  "lock_out",
  "registration",
  "user",
  // Mails of administrators to users, and which users got them, by their ids.
  "campaign",
  "campaignReceiver",
  // Which user has an example of the guided tour, whose patient is made up.
  "exampleSpace",
  // Clinics, their settings and what they pay.
  "awaiting_decision",
  "business_month",
  "cart",
  "discount_code",
  "endingsList",
  "openPlanPayment",
  "planPayment",
  "referral",
  "referred_space",
  "smsUse",
  "space",
  "spaceClosing",
  "space_decision",
  "subscription_module",
  "subscription_plan",
  "subscription_settings",
  // How long a clinic keeps what, and how far the job is that looks for it.
  "retentionProgress",
  "retentionSettings",
  // Which messages failed, by their ids.
  "failedMessage",
  // What users write to the administrators, who ask them to leave out patients.
  "supportMessage",
  "supportTicket",
  // What administrators write for every clinic, with its history.
  "contentRevision",
  "questionAnswer",
  "acceptanceCount",
  "legalDraft",
  "legalText",
  "legalVersion",
  // What clinics and the product write into their catalogues.
  "bibliographic_reference",
  "clinic_icd",
  "consentDraft",
  "consentText",
  "consentVersion",
  "catalogueChunk",
  "catalogueEntry",
  "catalogueHead",
  "cataloguePart",
  "catalogueRevision",
  "catalogueUses",
  "catalogueUsesRun",
  "customTest",
  "customTestDraft",
  "customTestVersion",
  "customTreatment",
  // Which files were imported, without their rows; exports, whose files last a day; sums of the statistics.
  "import",
  "archiveExport",
  "archiveExportSlot",
  "archiveImport",
  "countingProgress",
  "statisticsSums",
  "icd_chunk",
  "icd_index",
  "icd_release",
  "icd_shelf",
  "materiaEntry",
  "ownGroup",
  "ownPoint",
  "preMade",
  "preMadeHead",
  "product",
  "responseType",
  // Numbers and marks: how many entries or patients, the next receipt, which days changed, when somebody is busy.
  "blockedtimes",
  "calendarday",
  "patient_count",
  "receiptNumbers",
];

test("every entity is a place of patients' data or known to hold none", () => {
  const root = path.resolve(import.meta.dirname, "..");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), "utf8").matchAll(/model: \{ entity: "(\w+)"/g)].map(
      ([, name]) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(60);
  const known = new Set([...Object.keys(PLACES), ...WITHOUT_PATIENTS]);
  expect([...new Set(names)].filter((name) => !known.has(String(name)))).toEqual([]);
});

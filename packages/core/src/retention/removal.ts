import * as Appointments from "../appointments/index.ts";
import * as Billing from "../billing/index.ts";
import { isPatientKind, type RetentionKind } from "../contracts/retention/retention-kinds.ts";
import { queryRaw, type RawItem } from "../db/raw-items.ts";
import { readItems } from "../db/read-items.ts";
import { transact } from "../db/transact.ts";
import { workThrough } from "../db/work-through.ts";
import * as Erasure from "../erasure/index.ts";
import * as Imports from "../imports/index.ts";
import * as Notifications from "../notifications/index.ts";
import * as Patients from "../patients/index.ts";
import { now } from "../platform/clock.ts";
import { errorFacts, log } from "../platform/logger.ts";
import * as Spaces from "../spaces/index.ts";
import { db } from "./entities.ts";
import { readFacts } from "./patient-facts.ts";
import { decideWrite, drop } from "./proposals.store.ts";
import { type ProposalItem, REMOVALS_DUE } from "./retention.entity.ts";
import { countsFrom } from "./retention.policy.ts";

/** Removals read at once, and items of a page. */
const PAGE = 25;
const ITEMS = 200;

type Clinic = { id: string; time_zone: string };
type IsOver = () => boolean;
/** Removes what a proposal names. False when `isOver` said that time is up. Safe to repeat. */
type Remove = (clinic: Clinic, subject: string, isOver: IsOver) => Promise<boolean>;

/**
 * Removes what was decided to be removed, first decided first, until `until` (epoch milliseconds). A removal that is
 * interrupted is continued by the next run. Returns how many were completed.
 */
export const removeDecided = (until: number): Promise<number> =>
  workThrough(
    async (cursor) => {
      const page = await db.entities.proposal.query
        .byDue({ gsi3pk: REMOVALS_DUE })
        .go({ limit: PAGE, pages: 1, cursor });
      return { data: page.data as ProposalItem[], cursor: page.cursor };
    },
    async (proposal) => ((await removeOne(proposal, () => now() >= until)) ? 1 : 0),
    ({ space_id: space, kind, patient_id: record }, error) =>
      log("error", `expired ${kind} not removed`, { space, record, ...errorFacts(error) }),
    until,
  );

/** Removes what one proposal names. A patient who came back since the decision keeps everything. Safe to repeat. */
export async function removeOne(proposal: ProposalItem, isOver: IsOver): Promise<boolean> {
  const { data: clinic } = await Spaces.db.entities.space.get({ id: proposal.space_id }).go();
  if (!clinic) return false;
  if (isPatientKind(proposal.kind) && (await cameBack(proposal, clinic))) {
    await drop(proposal);
    return false;
  }
  if (!(await REMOVALS[proposal.kind](clinic, proposal.subject, isOver))) return false;
  await transact({
    writes: [decideWrite(proposal, "removing", { state: "removed" }, ["gsi3pk", "gsi3sk"])],
  });
  return true;
}

/** Whether anything was written about the patient since the day that the proposal counts from. What is removed makes it only earlier. */
async function cameBack({ space_id, subject, since }: ProposalItem, clinic: Clinic): Promise<boolean> {
  const [patient] = await Patients.patientsIn([{ space: space_id, patient: subject }]);
  if (!patient || patient.state === "merged") return true;
  return countsFrom(await readFacts(patient, clinic.time_zone, { consistent: true })) > since;
}

async function recordsOf(clinic: Clinic, patient: string): Promise<{ space: string; patient: string }[]> {
  const [item] = await Patients.patientsIn([{ space: clinic.id, patient }]);
  return item ? Patients.recordsOf(item).map((record) => ({ space: clinic.id, patient: record })) : [];
}

/** Removes a partition's items of some entities. False when time was up. */
async function removeFrom(
  pk: string,
  patient: string,
  entities: readonly string[] | "all",
  isOver: IsOver,
): Promise<boolean> {
  let after: Record<string, unknown> | undefined;
  do {
    const page = await queryRaw({ pk, limit: ITEMS }, { after });
    const own = page.items.filter(
      ({ __edb_e__ }) => entities === "all" || entities.includes(String(__edb_e__)),
    );
    await Erasure.eraseItems(own, patient);
    after = page.next;
    if (isOver()) return false;
  } while (after);
  return true;
}

const documents: Remove = async (clinic, subject, isOver) => {
  for (const who of await recordsOf(clinic, subject))
    if (!(await removeFrom(Erasure.partitionsOf(who).own, who.patient, ["document"], isOver))) return false;
  return true;
};

const MONITORING = ["symptomDay", "monitoredSymptom", "monitoringLink", "patientReminders"];

const monitoring: Remove = async (clinic, subject, isOver) => {
  for (const who of await recordsOf(clinic, subject)) {
    const { own, held } = Erasure.partitionsOf(who);
    if (!(await removeFrom(own, who.patient, MONITORING, isOver))) return false;
    if (!(await removeFrom(held, who.patient, "all", isOver))) return false;
  }
  return true;
};

const photos: Remove = async (clinic, subject, isOver) => {
  for (const who of await recordsOf(clinic, subject)) {
    const { own } = Erasure.partitionsOf(who);
    let after: Record<string, unknown> | undefined;
    do {
      const page = await queryRaw({ pk: own, index: "gsi2", limit: ITEMS }, { after });
      const heads = page.items.filter(({ __edb_e__ }) => __edb_e__ === "appointment");
      for (const head of heads) {
        // The head first, so that no screen shows a photo whose file is gone.
        if (head.photos) await Appointments.forgetPhotos(clinic.id, String(head.appointment_id));
        if (!(await removeFrom(head.pk, who.patient, ["photo"], isOver))) return false;
      }
      after = page.next;
    } while (after);
  }
  return true;
};

const receipts: Remove = async (clinic, year, isOver) => {
  for await (const keys of Billing.receiptKeysOfYear(clinic.id, clinic.time_zone, Number(year))) {
    for (const receipt of (await readItems(keys)) as RawItem[]) {
      await Erasure.eraseReceipt(receipt, String(receipt.patient_id));
      if (isOver()) return false;
    }
  }
  return true;
};

const refused: Remove = () => Promise.reject(new Error("a whole patient is removed by an erasure"));

const REMOVALS: Readonly<Record<RetentionKind, Remove>> = {
  patients: refused,
  unseen_patients: refused,
  documents,
  photos,
  monitoring,
  messages: ({ id }, month, isOver) => Notifications.removeMessagesOf(id, month, isOver),
  imports: ({ id }, subject, isOver) => Imports.removeImport(id, subject, isOver),
  receipts,
};

import type {
  appointmentImportsRoutes,
  ImportedPerson,
  ProposedRow,
} from "../contracts/imports/appointment-imports.ts";
import type { ResponseOf } from "../contracts/kernel/route.ts";
import { readItems } from "../db/read-items.ts";
import * as Patients from "../patients/index.ts";
import { now } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import * as Scheduling from "../scheduling/index.ts";
import { candidateView } from "./check.service.ts";
import { rowKey } from "./imported-rows.ts";

type Routes = typeof appointmentImportsRoutes;

/**
 * For each person of a file the patients who may be meant. One is chosen only if nobody else fits as well: by a number that
 * belongs to one person, by the name with the birthday, by a name that one patient has, or by phone or e-mail where the file
 * says no name.
 */
export async function matchPatients(
  people: readonly ImportedPerson[],
): Promise<ResponseOf<Routes["matchPatients"]>> {
  const candidates = await Patients.likelySame(people.map(comparable));
  return {
    items: people.map((person, index) => {
      const active = (candidates[index] ?? []).filter(({ patient }) => patient.state === "active");
      const [best, ...more] =
        [3, 2, 1]
          .map((wanted) => active.filter((candidate) => certainty(person, candidate) >= wanted))
          .find((fitting) => fitting.length > 0) ?? [];
      return {
        key: person.key,
        patient: best && more.length === 0 ? best.patient.patient_id : null,
        candidates: active.map(candidateView),
      };
    }),
  };
}

/** 3 by a number or by name and birthday, 2 by name with phone or e-mail, 1 by name, or by phone or e-mail alone; else 0. */
function certainty(
  { name, birthday }: ImportedPerson,
  { patient, matches, sameName }: Patients.LikelySame,
): number {
  if (matches.includes("vat_number") || matches.includes("health_system_number")) return 3;
  const isOther = birthday !== null && patient.birthday !== undefined && birthday !== patient.birthday;
  if (isOther) return 0;
  if (sameName && birthday !== null && patient.birthday === birthday) return 3;
  const byContact = matches.includes("phone") || matches.includes("email");
  if (sameName) return byContact ? 2 : 1;
  return byContact && name === "" ? 1 : 0;
}

const comparable = ({ name, birthday, phone, email, number }: ImportedPerson) => {
  const digits = number.replaceAll(/[\s.-]/g, "").toUpperCase();
  return {
    sort_name: Patients.sortName(name),
    ...(birthday && { birthday }),
    phone_e164: Patients.internationalPhone(phone),
    mobile_e164: "",
    email: email.trim().toLowerCase(),
    vat_number: digits,
    health_system_number: digits.replaceAll(/\D/g, ""),
  };
};

/**
 * For each row whether it was imported before, and what its time overlaps. Working hours count for what is to come only. A few
 * requests for all rows.
 */
export async function checkAppointments(
  rows: readonly ProposedRow[],
): Promise<ResponseOf<Routes["checkAppointments"]>> {
  const { spaceId } = actor();
  const proposed = rows.flatMap(({ number, booking }) =>
    booking && booking.state === "booked" ? [{ number, booking }] : [],
  );
  const [marks, clashes] = await Promise.all([
    readItems(rows.map(({ fingerprint }) => rowKey(spaceId, fingerprint))),
    Scheduling.clashesOf(proposed.map(({ booking }) => booking)),
  ]);
  const imported = new Set(marks.map(({ fingerprint }) => fingerprint));
  const found = new Map(
    proposed.map(({ number, booking }, index) => [
      number,
      (clashes[index] ?? []).filter(({ cause }) => !cause || Date.parse(booking.start) > now()),
    ]),
  );
  return {
    items: rows.map(({ number, fingerprint }) => ({
      number,
      imported: imported.has(fingerprint),
      clashes: imported.has(fingerprint) ? [] : (found.get(number) ?? []),
    })),
  };
}

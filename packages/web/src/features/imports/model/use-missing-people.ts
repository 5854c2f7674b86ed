import { isVatNumber } from "@meridian/core/contracts/kernel/vat-number";
import { textHash } from "@meridian/ui/sheets/read-file";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { type RowBody, useImportActions } from "../api/imports.ts";
import { phonesIn } from "../guessing/values.ts";
import { sameInFile } from "./decisions.ts";
import { sendAll } from "./import-run.ts";
import type { PreparedRow } from "./prepare.ts";
import type { PersonInFile } from "./prepare-appointment.ts";
import type { Appointments } from "./use-appointments.ts";
import { personKey } from "./use-people.ts";

type OfFile = { fileName: string; hash: string };

/** The people of a file of appointments who are not patients of the clinic, and adding them as an import of their own. */
export function useMissingPeople(preview: Appointments, { fileName, hash }: OfFile) {
  const { t } = useTranslation("imports");
  const { start, addRows, finish, refresh } = useImportActions();
  const { rows, people } = preview;
  const [failure, setFailure] = useState<unknown>();
  const [isAdding, setAdding] = useState(false);
  const missing = useMemo(() => missingIn(rows, people), [rows, people]);
  const prepared = useMemo(() => missing.map((person, index) => rowOf(person, index + 1)), [missing]);
  /** For each the number of the first who is likely the same person: a file may say more about somebody in one row than in another. */
  const same = useMemo(() => sameInFile(prepared), [prepared]);

  const write = async () => {
    const confirmed = prepared.flatMap(({ number, patient }, index) =>
      same[index] === undefined
        ? [
            {
              fingerprint: `person|${hash}|${personKey(missing[index] as PersonInFile)}`,
              body: { number, patient },
            },
          ]
        : [],
    );
    const { id } = await start({
      file_name: t("missing.file", { file: fileName }).slice(0, 200),
      // Not those of the appointments: neither is continued or read like the other.
      file_hash: await textHash(`people|${hash}`),
      header_hash: await textHash("people of appointments"),
      sheet: "",
      mapping: [],
      date_order: "dmy",
      values: [],
      kind: "patients",
      rows: confirmed.length,
      new_patients: confirmed.length,
    });
    const ids = new Map<number, string>();
    const { signal } = new AbortController();
    await sendAll<RowBody>(
      confirmed,
      (batch) => addRows(id, batch, signal),
      (results) => {
        for (const { number, patient } of results) if (patient) ids.set(number, patient);
      },
    );
    await finish(id, 0);
    people.chooseAll(
      missing.flatMap((person, index) => {
        const patient = ids.get(same[index] ?? index + 1);
        return patient ? [[person, patient] as const] : [];
      }),
    );
    void refresh();
  };
  const add = async () => {
    setAdding(true);
    setFailure(undefined);
    await write().catch(setFailure);
    setAdding(false);
  };
  return { missing: missing.filter((_, index) => same[index] === undefined), add, isAdding, failure };
}

/** Each different person with a name whom nobody in the clinic resembles, and for whom something would be booked. */
function missingIn(rows: Appointments["rows"], people: Appointments["people"]): PersonInFile[] {
  if (!people.isReady) return [];
  const found = new Map<string, PersonInFile>();
  for (const { row, lacksPatient } of rows) {
    const { person } = row;
    if (!lacksPatient || person.name === "" || people.candidatesOf(person).length > 0) continue;
    found.set(personKey(person), person);
  }
  return [...found.values()];
}

function rowOf({ name, birthday, phone, email, number: digits }: PersonInFile, number: number): PreparedRow {
  const isMobile = phonesIn(phone)[0]?.mobile;
  return {
    number,
    values: { name },
    problems: [],
    patient: {
      name,
      ...(birthday && { birthday }),
      ...(phone && (isMobile ? { mobile_number: phone } : { phone })),
      ...(email && { email }),
      ...(isVatNumber(digits) && { vat_number: digits }),
    },
  };
}

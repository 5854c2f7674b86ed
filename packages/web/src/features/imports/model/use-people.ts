import { type ImportCandidate, MAX_ROWS_AT_ONCE } from "@meridian/core/contracts/imports/imports";
import { inBatches } from "@meridian/ui/sheets/batches";
import { useEffect, useMemo, useRef, useState } from "react";
import { matchPatients } from "../api/imports.ts";
import type { PersonInFile, PreparedAppointment } from "./prepare-appointment.ts";
import type { WorkOf } from "./use-preview.ts";

type Match = { patient: string | null; candidates: readonly ImportCandidate[] };

/** A text that only rows about the same person have. */
export const personKey = ({ name, birthday, phone, email, number }: PersonInFile) =>
  JSON.stringify([name, birthday, phone, email, number]);
const isNobody = ({ name, phone, email, number }: PersonInFile) => !name && !phone && !email && !number;

/** The patients who are meant in a file. Each different person is asked for once, however many appointments they have. */
export function usePeople(
  rows: readonly PreparedAppointment[] | undefined,
  { work: { people: chosen }, onWork }: WorkOf<"people">,
) {
  const [matches, setMatches] = useState<ReadonlyMap<string, Match>>(new Map());
  const known = useRef<ReadonlyMap<string, Match>>(matches);
  const [isReady, setReady] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (!rows) return;
    const abort = new AbortController();
    setFailure(undefined);
    const people = new Map(
      rows.flatMap(({ person }) =>
        isNobody(person) || known.current.has(personKey(person))
          ? []
          : [[personKey(person), person] as const],
      ),
    );
    if (people.size > 0) setReady(false);
    const work = inBatches([...people], MAX_ROWS_AT_ONCE, async (batch) => {
      const body = batch.map(([, person], index) => ({ key: String(index), ...person }));
      const { items } = await matchPatients(body, abort.signal);
      const next = new Map(known.current);
      for (const { key, patient, candidates } of items) {
        const [asked] = batch[Number(key)] ?? [];
        if (asked !== undefined) next.set(asked, { patient, candidates });
      }
      known.current = next;
      setMatches(next);
    });
    work.then(
      () => !abort.signal.aborted && setReady(true),
      (error: unknown) => !abort.signal.aborted && setFailure(error),
    );
    return () => abort.abort();
  }, [rows, round]);
  return useMemo(
    () => ({
      isReady,
      failure,
      retry: () => setRound((before) => before + 1),
      /** The id of the patient who is meant: chosen, or the only one who fits. */
      patientOf: (person: PersonInFile): string | undefined =>
        chosen[personKey(person)] ?? matches.get(personKey(person))?.patient ?? undefined,
      candidatesOf: (person: PersonInFile): readonly ImportCandidate[] =>
        matches.get(personKey(person))?.candidates ?? [],
      /** Chooses the patient for every row about this person. */
      choose: (person: PersonInFile, patient: string) =>
        onWork({ people: { ...chosen, [personKey(person)]: patient } }),
      /** Chooses the patients of several people. */
      chooseAll: (found: readonly (readonly [PersonInFile, string])[]) =>
        onWork({
          people: {
            ...chosen,
            ...Object.fromEntries(found.map(([person, patient]) => [personKey(person), patient])),
          },
        }),
    }),
    [isReady, failure, chosen, onWork, matches],
  );
}
export type MatchedPeople = ReturnType<typeof usePeople>;

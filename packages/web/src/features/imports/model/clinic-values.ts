import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import {
  type ChosenValue,
  MAX_VALUES,
  VALUE_FIELDS,
  type ValueField,
} from "@meridian/core/contracts/imports/imports";
import { fold } from "@meridian/core/text/fold";
import type { PreparedAppointment } from "./prepare-appointment.ts";

/** Something of the clinic that a text of the file may stand for. */
export type ClinicOption = { id: string; label: string };
export type ClinicOptions = Readonly<Record<ValueField, readonly ClinicOption[]>>;

/** What the clinic has. Of a single place only the rooms are named. */
export function clinicOptions(clinic: Clinic): ClinicOptions {
  const { establishments, professionals, appointment_types } = clinic;
  return {
    professional: professionals.map(({ id, name }) => ({ id, label: name })),
    appointment_type: appointment_types.map(({ id, name }) => ({ id, label: name })),
    office: establishments.flatMap((place) =>
      place.offices.map(({ id, name }) => ({
        id,
        label: establishments.length > 1 ? `${place.name}: ${name}` : name,
      })),
    ),
  };
}

/** A text of a column, how many rows have it; `""` for rows without one. */
export type ValueInFile = { field: ValueField; text: string; rows: number };

/** The different texts that stand for something of the clinic, the most frequent first. Capitals make no difference. */
export function valuesIn(rows: readonly PreparedAppointment[]): ValueInFile[] {
  return VALUE_FIELDS.flatMap((field) => {
    const found = new Map<string, ValueInFile>();
    for (const { texts } of rows) {
      const text = texts[field];
      const key = fold(text);
      const value = found.get(key) ?? { field, text, rows: 0 };
      found.set(key, { ...value, rows: value.rows + 1 });
    }
    return [...found.values()].sort((a, b) => b.rows - a.rows).slice(0, MAX_VALUES / VALUE_FIELDS.length);
  });
}

/** What each text stands for, by {@link valueKey}; `""` where nobody has chosen yet. */
export type Choices = ReadonlyMap<string, string>;
export const valueKey = (field: ValueField, text: string) => `${field}|${fold(text)}`;

/** Chooses what the texts say by themselves: as an earlier import had it, by the same name, or the only thing there is. */
export function guessValues(
  values: readonly ValueInFile[],
  options: ClinicOptions,
  earlier: readonly ChosenValue[],
): Map<string, string> {
  const known = new Map(earlier.map(({ field, text, id }) => [valueKey(field, text), id]));
  return new Map(
    values.map(({ field, text }) => {
      const key = valueKey(field, text);
      const remembered = options[field].find(({ id }) => id === known.get(key))?.id;
      return [key, remembered ?? byName(text, options[field]) ?? ""];
    }),
  );
}

const TITLES = /^(dr|dra|prof|sr|sra|mr|mrs|ms|enf)\.?\s+/;

function byName(text: string, options: readonly ClinicOption[]): string | undefined {
  const [only, ...others] = options;
  if (only && others.length === 0) return only.id;
  const wanted = fold(text).replace(TITLES, "").trim();
  if (wanted === "") return undefined;
  const named = options.map(({ id, label }) => ({ id, name: fold(label).replace(TITLES, "").trim() }));
  const same = named.find(({ name }) => name === wanted);
  const close = named.filter(({ name }) => name.includes(wanted) || wanted.includes(name));
  return same?.id ?? (close.length === 1 ? close[0]?.id : undefined);
}

/** The choices as they are stored with the import. */
export const chosenValues = (values: readonly ValueInFile[], choices: Choices): ChosenValue[] =>
  values.flatMap(({ field, text }) => {
    const id = choices.get(valueKey(field, text));
    return id ? [{ field, text, id }] : [];
  });

import type {
  Frequency,
  MonitoredSymptom,
  SymptomForm,
} from "@meridian/core/contracts/monitoring/symptom-terms";

/** A symptom as it stands in its form. */
export type SymptomValues = {
  name: string;
  start: string;
  /** Empty where it goes on until somebody ends it. */
  end: string;
  frequency: Frequency;
  /** Null where the patient is not reminded. */
  reminder: SymptomForm["reminder"];
  shared_with: string[];
};

export const newValues = (today: string, name = ""): SymptomValues => ({
  name,
  start: today,
  end: "",
  frequency: { every: "day", times: 1 },
  reminder: null,
  shared_with: [],
});

/** The most characters of a symptom's name, as the contract allows. */
const MAX_NAME = 80;

/** The name of a symptom that a complaint describes: its first line, cut at a word. Empty where there are no words. */
export function symptomName(what: string): string {
  const line =
    what
      .trim()
      .split(/[\r\n]/)[0]
      ?.replace(/\s+/g, " ")
      .trim() ?? "";
  if (line.length <= MAX_NAME) return line;
  const cut = line.slice(0, MAX_NAME + 1);
  const space = cut.lastIndexOf(" ");
  // Half of a character outside the basic plane is none.
  const words = space > 0 ? cut.slice(0, space) : line.slice(0, MAX_NAME).replace(/[\uD800-\uDBFF]$/, "");
  return words.replace(/[\s,;:.(–-]+$/, "");
}

export const valuesOf = ({
  name,
  start,
  end,
  frequency,
  reminder,
  shared_with,
}: MonitoredSymptom): SymptomValues => ({
  name,
  start,
  end: end ?? "",
  frequency,
  reminder,
  shared_with: [...shared_with],
});

/** What the call takes. */
export const formOf = (values: SymptomValues): SymptomForm => ({
  ...values,
  end: values.end === "" ? null : values.end,
});

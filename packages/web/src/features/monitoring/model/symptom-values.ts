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
  shared_with: string[];
};

export const newValues = (today: string): SymptomValues => ({
  name: "",
  start: today,
  end: "",
  frequency: { every: "day", times: 1 },
  shared_with: [],
});

export const valuesOf = ({ name, start, end, frequency, shared_with }: MonitoredSymptom): SymptomValues => ({
  name,
  start,
  end: end ?? "",
  frequency,
  shared_with: [...shared_with],
});

/** What the call takes. The reminder that is stored stays as it is. */
export const formOf = (values: SymptomValues, reminder: SymptomForm["reminder"] = null): SymptomForm => ({
  ...values,
  end: values.end === "" ? null : values.end,
  reminder,
});

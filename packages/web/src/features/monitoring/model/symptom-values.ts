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

import type { Language } from "../contracts/kernel/primitives.ts";

/** What the example says, which is not taken from a catalogue. It is recognisable as made up. */
export type ExampleWords = {
  patient: string;
  professional: string;
  place: string;
  office: string;
  visit: string;
  alerts: string;
  complaint: string;
  onset: string;
  better: string;
  worse: string;
  medicine: { drug: string; dose: string; frequency: string; since: string; reason: string };
  allergy: { substance: string; reaction: string };
  tongue: string;
  advice: string;
  note: string;
};

export const EXAMPLE_WORDS: Readonly<Record<Language, ExampleWords>> = {
  en: {
    patient: "Example patient",
    professional: "Example professional",
    place: "Example place",
    office: "Example room",
    visit: "Appointment",
    alerts: "Example: faints easily, treat lying down.",
    complaint: "Headache in the afternoon, tight neck",
    onset: "Three months ago",
    better: "Rest, warmth on the neck",
    worse: "Long hours at a screen",
    medicine: {
      drug: "Warfarin",
      dose: "5 mg",
      frequency: "once a day",
      since: "2022",
      reason: "Example: irregular heartbeat",
    },
    allergy: { substance: "Penicillin", reaction: "rash" },
    tongue: "Example note: redder at the sides than two weeks ago.",
    advice: "A pause of five minutes from the screen every hour.",
    note: "The neck was looser after the treatment.",
  },
  pt: {
    patient: "Paciente de exemplo",
    professional: "Profissional de exemplo",
    place: "Local de exemplo",
    office: "Sala de exemplo",
    visit: "Consulta",
    alerts: "Exemplo: desmaia com facilidade, tratar em decúbito.",
    complaint: "Dor de cabeça à tarde, pescoço tenso",
    onset: "Há três meses",
    better: "Repouso, calor no pescoço",
    worse: "Muitas horas ao ecrã",
    medicine: {
      drug: "Varfarina",
      dose: "5 mg",
      frequency: "uma vez por dia",
      since: "2022",
      reason: "Exemplo: batimento cardíaco irregular",
    },
    allergy: { substance: "Penicilina", reaction: "erupção cutânea" },
    tongue: "Nota de exemplo: mais vermelha nos lados do que há duas semanas.",
    advice: "Uma pausa de cinco minutos do ecrã a cada hora.",
    note: "O pescoço ficou mais solto depois do tratamento.",
  },
};

import type { VisitWords } from "../clinical/catalogues/term-words.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import type { SectionKey, Step } from "../contracts/visits/sections.ts";

type Words = {
  title: string;
  patient: string;
  born: string;
  pregnancy: string;
  /** Used when the number of weeks is unknown. */
  pregnant: Readonly<Record<"unknown" | "past", string>>;
  weeks: string;
  due: string;
  lactant: string;
  date: string;
  professional: string;
  type: string;
  signed: string;
  unsigned: string;
  /** For a visit that was closed unsigned, before the name of who closed it. */
  closed: string;
  amended: string;
  steps: Readonly<Record<Step, string>>;
  sections: Readonly<Partial<Record<SectionKey | "acupuncture", string>>>;
  note: string;
  none: string;
  yes: string;
  no: string;
  onset: string;
  course: string;
  intensity: string;
  advice: string;
  unchangedSince: string;
  plan: string;
  side: string;
  quality: string;
  better: string;
  worse: string;
  stopped: string;
  /** Before the day on which a medicine is to be stopped. */
  until: string;
  since: string;
  noMedication: string;
  noAllergies: string;
  past: Readonly<Record<"illnesses" | "surgeries" | "traumas" | "family" | "vaccinations", string>>;
  pregnancies: string;
  births: string;
  losses: string;
  normal: string;
  whole: string;
  under: string;
  rate: string;
  rhythm: string;
  channel: string;
  left: string;
  right: string;
  middle: string;
  mean: string;
  leftRight: string;
  handFoot: string;
  yinYang: string;
  hands: string;
  feet: string;
  chartKey: string;
  position: string;
  wholePulse: string;
  bodyView: Readonly<Record<"front" | "back" | "left" | "right", string>>;
  notDiagnosis: string;
  segment: string;
  found: string;
  pain: string;
  test: string;
  result: string;
  positive: string;
  negative: string;
  score: string;
  primary: string;
  suspected: string;
  patterns: string;
  osteopathic: string;
  redFlags: string;
  usual: string;
  drawnOn: string;
  drawn: string;
  point: string;
  sideOfPoint: string;
  needles: string;
  needlesInOut: string;
  deqi: string;
  ashi: string;
  ears: Readonly<Record<"left" | "right", string>>;
  letters: Readonly<Record<"left" | "right", string>>;
};

const en: Words = {
  title: "Appointment summary",
  patient: "Patient",
  born: "Date of birth",
  pregnancy: "Pregnant",
  pregnant: { unknown: "weeks not recorded", past: "the due date has passed" },
  weeks: "weeks",
  due: "due",
  lactant: "Lactating",
  date: "Date",
  professional: "Professional",
  type: "Appointment",
  signed: "Signed by",
  unsigned: "Not signed: the content may still change.",
  closed: "Never signed because the professional left. Closed unchanged by",
  amended: "Amended",
  steps: { anamnesis: "Anamnesis", tests: "Tests", diagnosis: "Diagnosis", treatments: "Treatments" },
  sections: {
    complaint: "Complaints",
    history_review: "History review",
    medication: "Medication",
    allergies: "Allergies",
    past_history: "Past medical history",
    life_habits: "Life habits",
    review_of_systems: "Review of systems",
    vital_signs: "Vital signs",
    tongue: "Tongue",
    pulse: "Pulse",
    ryodoraku: "Ryodoraku",
    osteopathy: "Osteopathic examination",
    custom_tests: "Further tests",
    diagnosis: "Diagnosis",
    acupuncture: "Acupuncture",
    safety: "Safety checks",
    formulas: "Formulas",
    substances: "Single substances",
    supplements: "Supplements",
    osteopathic_treatment: "Osteopathic techniques",
    other_treatments: "Other treatments",
    custom_treatments: "Custom treatments",
    treatment_notes: "Treatment notes",
  },
  advice: "Advice for home",
  unchangedSince: "unchanged since",
  plan: "Plan for next time",
  note: "Note",
  none: "none",
  yes: "Yes",
  no: "No",
  onset: "Onset",
  course: "Course",
  intensity: "Intensity",
  side: "Side",
  quality: "Quality",
  better: "Better with",
  worse: "Worse with",
  stopped: "stopped",
  until: "until",
  since: "since",
  noMedication: "Takes no medication.",
  noAllergies: "No known allergies.",
  past: {
    illnesses: "Illnesses",
    surgeries: "Operations",
    traumas: "Accidents and injuries",
    family: "Family",
    vaccinations: "Vaccinations",
  },
  pregnancies: "Pregnancies",
  births: "births",
  losses: "losses",
  normal: "nothing to report",
  whole: "Whole tongue",
  under: "Underside",
  drawn: "Drawn",
  rate: "Rate",
  rhythm: "Rhythm",
  channel: "Channel",
  left: "Left",
  right: "Right",
  middle: "Midline",
  mean: "Mean",
  leftRight: "Left / right",
  handFoot: "Hand / foot",
  yinYang: "Yin / yang",
  hands: "Hands",
  feet: "Feet",
  chartKey: "Dark: left, light: right; shaded: the corridor; dashed: the mean",
  position: "Position",
  wholePulse: "Overall pulse",
  bodyView: { front: "Front", back: "Back", left: "Left side", right: "Right side" },
  notDiagnosis: "Documentation, not diagnosis.",
  segment: "Segment",
  found: "Findings",
  pain: "Pain",
  test: "Test",
  result: "Result",
  positive: "positive",
  negative: "negative",
  score: "Score",
  primary: "primary",
  suspected: "suspected",
  patterns: "Chinese medicine",
  osteopathic: "Osteopathy",
  redFlags: "Red flags",
  usual: "usual",
  drawnOn: "Drawn in the appointment",
  point: "Point",
  sideOfPoint: "Side",
  needles: "Needles",
  needlesInOut: "Needles in / out",
  deqi: "deqi",
  ashi: "Ashi points",
  ears: { left: "Left ear", right: "Right ear" },
  letters: { left: "L", right: "R" },
};

const pt: Words = {
  title: "Resumo da consulta",
  patient: "Paciente",
  born: "Data de nascimento",
  pregnancy: "Grávida",
  pregnant: { unknown: "semanas não registadas", past: "a data prevista já passou" },
  weeks: "semanas",
  due: "parto previsto a",
  lactant: "A amamentar",
  date: "Data",
  professional: "Profissional",
  type: "Consulta",
  signed: "Assinado por",
  unsigned: "Não assinado: o conteúdo ainda pode mudar.",
  closed: "Nunca assinado, porque o profissional saiu. Fechado sem alterações por",
  amended: "Retificado",
  steps: { anamnesis: "Anamnese", tests: "Testes", diagnosis: "Diagnóstico", treatments: "Tratamentos" },
  sections: {
    complaint: "Queixas",
    history_review: "Revisão dos antecedentes",
    medication: "Medicação",
    allergies: "Alergias",
    past_history: "Antecedentes",
    life_habits: "Hábitos de vida",
    review_of_systems: "Revisão de sistemas",
    vital_signs: "Sinais vitais",
    tongue: "Língua",
    pulse: "Pulso",
    ryodoraku: "Ryodoraku",
    osteopathy: "Exame osteopático",
    custom_tests: "Outros testes",
    diagnosis: "Diagnóstico",
    acupuncture: "Acupuntura",
    safety: "Verificações de segurança",
    formulas: "Fórmulas",
    substances: "Substâncias isoladas",
    supplements: "Suplementos",
    osteopathic_treatment: "Técnicas osteopáticas",
    other_treatments: "Outros tratamentos",
    custom_treatments: "Tratamentos personalizados",
    treatment_notes: "Notas do tratamento",
  },
  advice: "Conselhos para casa",
  unchangedSince: "sem alterações desde",
  plan: "Plano para a próxima vez",
  note: "Nota",
  none: "nenhum",
  yes: "Sim",
  no: "Não",
  onset: "Início",
  course: "Evolução",
  intensity: "Intensidade",
  side: "Lado",
  quality: "Qualidade",
  better: "Melhora com",
  worse: "Piora com",
  stopped: "suspenso",
  until: "até",
  since: "desde",
  noMedication: "Não toma medicação.",
  noAllergies: "Sem alergias conhecidas.",
  past: {
    illnesses: "Doenças",
    surgeries: "Cirurgias",
    traumas: "Acidentes e lesões",
    family: "Família",
    vaccinations: "Vacinas",
  },
  pregnancies: "Gravidezes",
  births: "partos",
  losses: "perdas",
  normal: "nada a assinalar",
  whole: "Toda a língua",
  under: "Face inferior",
  drawn: "Desenhado",
  rate: "Frequência",
  rhythm: "Ritmo",
  channel: "Canal",
  left: "Esquerda",
  right: "Direita",
  middle: "Linha média",
  mean: "Média",
  leftRight: "Esquerda / direita",
  handFoot: "Mão / pé",
  yinYang: "Yin / yang",
  hands: "Mãos",
  feet: "Pés",
  chartKey: "Escuro: esquerda, claro: direita; sombreado: o corredor; tracejado: a média",
  position: "Posição",
  wholePulse: "Pulso no geral",
  bodyView: { front: "Frente", back: "Costas", left: "Lado esquerdo", right: "Lado direito" },
  notDiagnosis: "Documentação, não diagnóstico.",
  segment: "Segmento",
  found: "Achados",
  pain: "Dor",
  test: "Teste",
  result: "Resultado",
  positive: "positivo",
  negative: "negativo",
  score: "Pontuação",
  primary: "principal",
  suspected: "suspeita",
  patterns: "Medicina chinesa",
  osteopathic: "Osteopatia",
  redFlags: "Sinais de alarme",
  usual: "habitual",
  drawnOn: "Desenhado na consulta",
  point: "Ponto",
  sideOfPoint: "Lado",
  needles: "Agulhas",
  needlesInOut: "Agulhas colocadas / retiradas",
  deqi: "deqi",
  ashi: "Pontos Ashi",
  ears: { left: "Orelha esquerda", right: "Orelha direita" },
  letters: { left: "E", right: "D" },
};

export const printWords: Readonly<Record<Language, Words>> = { en, pt };

/** What section printers need to format texts in one language. */
export type TextFormat = {
  language: Language;
  words: Words;
  /** Words of findings in place of the product's own: those that the visit was signed with. */
  terms?: VisitWords | undefined;
  /** A number with at most so many decimals. */
  number: (value: number, decimals?: number) => string;
  /** A day `YYYY-MM-DD` in words; any other text unchanged. */
  day: (value: string) => string;
};

const TAGS: Record<Language, string> = { en: "en-GB", pt: "pt-PT" };

export function speechIn(language: Language): TextFormat {
  const tag = TAGS[language];
  return {
    language,
    words: printWords[language],
    number: (value, decimals = 1) => value.toLocaleString(tag, { maximumFractionDigits: decimals }),
    day: (value) =>
      /^\d{4}-\d{2}-\d{2}$/.test(value)
        ? new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(value))
        : value,
  };
}

/** An instant in the establishment's time zone. */
export const momentIn = (language: Language, timeZone: string, instant: string) =>
  new Intl.DateTimeFormat(TAGS[language], { dateStyle: "long", timeStyle: "short", timeZone }).format(
    new Date(instant),
  );

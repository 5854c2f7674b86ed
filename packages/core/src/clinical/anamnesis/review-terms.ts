/**
 * The review of systems: what is asked, system by system. Browser and server read the same rows; where they come from:
 * `reference/anamnesis.ts`.
 */
import type { Language } from "../../contracts/kernel/primitives.ts";

type Named = Readonly<Record<Language, string>>;
type Finding = Named & { readonly key: string };
export type BodySystem = Finding & {
  readonly findings: readonly Finding[];
  /** Asked of this sex only; of everybody whose record does not say. */
  readonly sex?: "female" | "male";
};

/** One finding a line: key | English | Portuguese. */
const findings = (rows: string): readonly Finding[] =>
  rows
    .trim()
    .split("\n")
    .map((row) => {
      const [key = "", en = "", pt = ""] = row.trim().split("|");
      return { key, en, pt };
    });

export const bodySystems: readonly BodySystem[] = [
  {
    key: "general",
    en: "General",
    pt: "Geral",
    findings: findings(`
      fatigue|Fatigue|Fadiga
      fever|Fever|Febre
      chills|Chills|Arrepios
      night_sweat|Night sweats|Suores noturnos
      sweating|Spontaneous sweating|Sudação espontânea
      weight_loss|Weight loss|Perda de peso
      weight_gain|Weight gain|Aumento de peso
      cold_intolerance|Aversion to cold|Aversão ao frio
      heat_intolerance|Aversion to heat|Aversão ao calor
      oedema|Oedema|Edema
    `),
  },
  {
    key: "skin",
    en: "Skin, hair and nails",
    pt: "Pele, cabelo e unhas",
    findings: findings(`
      rash|Rash|Erupção
      itching|Itching|Prurido
      dryness|Dryness|Secura
      hair_loss|Hair loss|Queda de cabelo
      brittle_nails|Brittle nails|Unhas frágeis
      bruising|Easy bruising|Equimoses fáceis
      acne|Acne|Acne
    `),
  },
  {
    key: "head",
    en: "Head",
    pt: "Cabeça",
    findings: findings(`
      headache|Headache|Cefaleia
      migraine|Migraine|Enxaqueca
      dizziness|Dizziness|Tonturas
      vertigo|Vertigo|Vertigens
    `),
  },
  {
    key: "eyes",
    en: "Eyes",
    pt: "Olhos",
    findings: findings(`
      blurred_vision|Blurred vision|Visão turva
      dry_eyes|Dry eyes|Olhos secos
      red_eyes|Red eyes|Olhos vermelhos
      floaters|Floaters|Moscas volantes
      photophobia|Light sensitivity|Fotofobia
    `),
  },
  {
    key: "ears",
    en: "Ears",
    pt: "Ouvidos",
    findings: findings(`
      tinnitus|Tinnitus|Acufenos
      hearing_loss|Hearing loss|Hipoacusia
      ear_pain|Ear pain|Otalgia
    `),
  },
  {
    key: "nose_throat",
    en: "Nose, mouth and throat",
    pt: "Nariz, boca e garganta",
    findings: findings(`
      nasal_congestion|Nasal congestion|Congestão nasal
      rhinitis|Runny nose|Rinorreia
      nosebleed|Nosebleed|Epistaxe
      sore_throat|Sore throat|Dor de garganta
      globus|Lump in throat|Sensação de nó na garganta
      mouth_ulcers|Mouth ulcers|Aftas
      dry_mouth|Dry mouth|Boca seca
      bitter_taste|Bitter taste|Gosto amargo
      bruxism|Bruxism|Bruxismo
    `),
  },
  {
    key: "cardiovascular",
    en: "Cardiovascular",
    pt: "Cardiovascular",
    findings: findings(`
      chest_pain|Chest pain|Dor torácica
      palpitations|Palpitations|Palpitações
      hypertension|High blood pressure|Hipertensão
      hypotension|Low blood pressure|Hipotensão
      varicose|Varicose veins|Varizes
      cold_extremities|Cold extremities|Extremidades frias
    `),
  },
  {
    key: "respiratory",
    en: "Respiratory",
    pt: "Respiratório",
    findings: findings(`
      cough|Cough|Tosse
      phlegm|Phlegm|Expetoração
      dyspnoea|Shortness of breath|Dispneia
      wheezing|Wheezing|Pieira
      asthma|Asthma|Asma
      frequent_colds|Frequent colds|Constipações frequentes
    `),
  },
  {
    key: "digestive",
    en: "Digestive",
    pt: "Digestivo",
    findings: findings(`
      appetite_low|Poor appetite|Falta de apetite
      appetite_high|Excessive hunger|Fome excessiva
      thirst|Thirst|Sede
      nausea|Nausea|Náuseas
      vomiting|Vomiting|Vómitos
      heartburn|Heartburn|Azia
      bloating|Bloating|Distensão abdominal
      abdominal_pain|Abdominal pain|Dor abdominal
      constipation|Constipation|Obstipação
      diarrhoea|Diarrhoea|Diarreia
      loose_stool|Loose stool|Fezes moles
      blood_stool|Blood in stool|Sangue nas fezes
      haemorrhoids|Haemorrhoids|Hemorroidas
      flatulence|Flatulence|Flatulência
    `),
  },
  {
    key: "urinary",
    en: "Urinary",
    pt: "Urinário",
    findings: findings(`
      frequency|Frequent urination|Polaquiúria
      nocturia|Nocturia|Noctúria
      dysuria|Painful urination|Disúria
      incontinence|Incontinence|Incontinência
      urgency|Urgency|Urgência
      haematuria|Blood in urine|Hematúria
      dark_urine|Dark urine|Urina escura
    `),
  },
  {
    key: "gynaecological",
    en: "Gynaecological",
    pt: "Ginecológico",
    sex: "female",
    findings: findings(`
      irregular_cycle|Irregular cycle|Ciclo irregular
      dysmenorrhoea|Painful periods|Dismenorreia
      heavy_bleeding|Heavy bleeding|Menorragia
      amenorrhoea|Absent periods|Amenorreia
      clots|Clots|Coágulos
      pms|Premenstrual syndrome|Síndrome pré-menstrual
      leucorrhoea|Vaginal discharge|Leucorreia
      hot_flushes|Hot flushes|Afrontamentos
      infertility|Infertility|Infertilidade
      breast_pain|Breast pain|Mastalgia
    `),
  },
  {
    key: "male",
    en: "Male genital",
    pt: "Genital masculino",
    sex: "male",
    findings: findings(`
      erectile|Erectile dysfunction|Disfunção erétil
      premature_ejaculation|Premature ejaculation|Ejaculação precoce
      prostate|Prostate symptoms|Sintomas prostáticos
      testicular_pain|Testicular pain|Dor testicular
    `),
  },
  {
    key: "musculoskeletal",
    en: "Musculoskeletal",
    pt: "Músculo-esquelético",
    findings: findings(`
      neck_pain|Neck pain|Cervicalgia
      back_pain|Back pain|Dorsalgia
      low_back_pain|Low back pain|Lombalgia
      shoulder_pain|Shoulder pain|Dor no ombro
      knee_pain|Knee pain|Dor no joelho
      joint_swelling|Joint swelling|Edema articular
      morning_stiffness|Morning stiffness|Rigidez matinal
      cramps|Cramps|Cãibras
      weakness|Weakness|Fraqueza muscular
    `),
  },
  {
    key: "neurological",
    en: "Neurological",
    pt: "Neurológico",
    findings: findings(`
      numbness|Numbness|Dormência
      tingling|Tingling|Formigueiro
      tremor|Tremor|Tremor
      memory|Poor memory|Falta de memória
      seizures|Seizures|Convulsões
      syncope|Fainting|Síncope
    `),
  },
  {
    key: "psychological",
    en: "Psychological and sleep",
    pt: "Psicológico e sono",
    findings: findings(`
      insomnia|Insomnia|Insónia
      dream_disturbed|Dream-disturbed sleep|Sono com sonhos
      anxiety|Anxiety|Ansiedade
      depression|Low mood|Humor deprimido
      irritability|Irritability|Irritabilidade
      stress|Stress|Stress
      concentration|Poor concentration|Dificuldade de concentração
    `),
  },
  {
    key: "endocrine",
    en: "Endocrine",
    pt: "Endócrino",
    findings: findings(`
      diabetes|Diabetes|Diabetes
      thyroid|Thyroid disorder|Doença da tiroide
      libido_low|Low libido|Libido diminuída
    `),
  },
  {
    key: "haematological",
    en: "Blood and immune",
    pt: "Sangue e imunitário",
    findings: findings(`
      anaemia|Anaemia|Anemia
      bleeding|Bleeding tendency|Tendência hemorrágica
      allergies|Allergies|Alergias
      lymph_nodes|Swollen glands|Gânglios aumentados
    `),
  },
];

export const bodySystem = (key: string) => bodySystems.find((system) => system.key === key);

/** The finding a digest's code names, `digestive.bloating`. */
export function reviewFinding(code: string): Named | undefined {
  const [system = "", finding] = code.split(".");
  return bodySystem(system)?.findings.find(({ key }) => key === finding);
}

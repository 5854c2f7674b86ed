import type { ChannelCode } from "./channels.ts";
import type { Source } from "./source.ts";

export const tcmPatternsSource: Source = {
  origin: "Own list of Chinese-medicine patterns with their usual channels, tongue, pulse and signs.",
  checked: "",
  weakness: "Not reviewed by a second practitioner.",
  editable: true,
};

/**
 * One per line: key | English | Portuguese | channels | tongue body | tongue coating | pulse | signs. Terms are English
 * keys; `patternTermsPt` has their Portuguese.
 */
const rows = `
qi_deficiency|Qi deficiency|Deficiência de Qi|LU,SP|pale,tooth_marked|thin white|empty,weak|fatigue,shortness of breath,spontaneous sweating
blood_deficiency|Blood deficiency|Deficiência de Sangue|HT,LR|pale,thin|thin white|thin,choppy|pale face,dizziness,palpitation,numbness
yin_deficiency|Yin deficiency|Deficiência de Yin|KI|red,thin,cracked|scanty or none|thin,rapid|night sweat,hot palms and soles,dry mouth
yang_deficiency|Yang deficiency|Deficiência de Yang|KI,SP|pale,swollen,tooth_marked|white slippery|deep,slow,weak|cold limbs,aversion to cold,oedema
qi_stagnation|Qi stagnation|Estagnação de Qi|LR|light_red|thin white|wiry|distension,irritability,sighing
blood_stasis|Blood stasis|Estase de Sangue|HT,LR|purple,stasis_spots|thin|choppy,wiry|stabbing fixed pain,dark clots
phlegm_damp|Phlegm-damp|Fleuma-Humidade|SP,LU|swollen|white greasy|slippery|heaviness,phlegm,chest fullness
damp_heat|Damp-heat|Humidade-Calor|SP,LR,BL|red|yellow greasy|slippery,rapid|heaviness,bitter taste,dark urine
exterior_wind_cold|Exterior wind-cold|Vento-Frio exterior|LU|light_red|thin white|floating,tight|chills,headache,no sweating
exterior_wind_heat|Exterior wind-heat|Vento-Calor exterior|LU|red_tip|thin yellow|floating,rapid|fever,sore throat
liver_qi_stagnation|Liver qi stagnation|Estagnação do Qi do Fígado|LR|light_red|thin white|wiry|rib distension,mood swings,irregular menstruation
liver_yang_rising|Liver yang rising|Ascensão do Yang do Fígado|LR|red_sides|thin yellow|wiry|headache,dizziness,irritability
liver_fire|Liver fire|Fogo do Fígado|LR,GB|red,red_sides|yellow dry|wiry,rapid|red eyes,headache,bitter taste
liver_blood_deficiency|Liver blood deficiency|Deficiência de Sangue do Fígado|LR|pale,thin|thin white|thin,choppy|blurred vision,numbness,scanty menstruation
liver_wind|Liver wind|Vento do Fígado|LR|deviated,trembling|variable|wiry|tremor,dizziness,convulsion
heart_qi_deficiency|Heart qi deficiency|Deficiência de Qi do Coração|HT|pale|thin white|empty,weak|palpitation,shortness of breath
heart_blood_deficiency|Heart blood deficiency|Deficiência de Sangue do Coração|HT|pale,thin|thin white|thin,weak|insomnia,palpitation,forgetfulness
heart_fire|Heart fire|Fogo do Coração|HT,SI|red_tip|yellow|rapid|mouth ulcers,restlessness,insomnia
heart_kidney_disharmony|Heart and Kidney not communicating|Desarmonia Coração-Rim|HT,KI|red|scanty|thin,rapid|insomnia,palpitation,lumbar soreness
spleen_qi_deficiency|Spleen qi deficiency|Deficiência de Qi do Baço|SP|pale,tooth_marked|thin white|weak|poor appetite,loose stool,fatigue
spleen_yang_deficiency|Spleen yang deficiency|Deficiência de Yang do Baço|SP|pale,swollen|white slippery|deep,slow|cold abdomen,watery stool
spleen_qi_sinking|Spleen qi sinking|Colapso do Qi do Baço|SP|pale|thin white|weak|prolapse,bearing-down sensation
food_stagnation|Food stagnation|Estagnação alimentar|ST|light_red|thick greasy|slippery|fullness,belching,acid reflux
stomach_fire|Stomach fire|Fogo do Estômago|ST|red|thick yellow dry|rapid,full|toothache,thirst,constipation
stomach_yin_deficiency|Stomach yin deficiency|Deficiência de Yin do Estômago|ST|red,central_crack|none in centre|thin,rapid|dry mouth,hunger without appetite
lung_qi_deficiency|Lung qi deficiency|Deficiência de Qi do Pulmão|LU|pale|thin white|empty|weak cough,frequent colds
lung_yin_deficiency|Lung yin deficiency|Deficiência de Yin do Pulmão|LU|red|scanty dry|thin,rapid|dry cough,afternoon fever
phlegm_heat_lung|Phlegm-heat in the Lung|Fleuma-Calor no Pulmão|LU|red|yellow greasy|slippery,rapid|cough with yellow phlegm,wheezing
large_intestine_damp_heat|Damp-heat in the Large Intestine|Humidade-Calor no Intestino Grosso|LI|red|yellow greasy|slippery,rapid|diarrhoea,burning anus
intestinal_dryness|Large Intestine dryness|Secura do Intestino Grosso|LI|red|dry|thin|dry constipation
kidney_yin_deficiency|Kidney yin deficiency|Deficiência de Yin do Rim|KI|red,cracked|none|thin,rapid|lumbar soreness,tinnitus,night sweat
kidney_yang_deficiency|Kidney yang deficiency|Deficiência de Yang do Rim|KI|pale,swollen|white|deep,weak|lumbar cold,frequent urination,low libido
kidney_qi_not_secure|Kidney qi not securing|Qi do Rim instável|KI,BL|pale|white|deep,weak|incontinence,seminal emission
kidney_essence_deficiency|Kidney essence deficiency|Deficiência de Essência do Rim|KI|light_red|thin|thin,weak|infertility,premature ageing,poor development
bladder_damp_heat|Damp-heat in the Bladder|Humidade-Calor na Bexiga|BL|red|yellow greasy at root|slippery,rapid|dysuria,urgency
gallbladder_damp_heat|Damp-heat in Liver and Gallbladder|Humidade-Calor no Fígado e Vesícula|LR,GB|red_sides|yellow greasy|wiry,rapid|jaundice,rib pain,bitter taste
qi_blood_deficiency|Qi and Blood deficiency|Deficiência de Qi e Sangue|SP,HT|pale|thin|thin,weak|fatigue,pallor,palpitation
wind_damp_bi|Wind-damp painful obstruction|Síndrome Bi por Vento-Humidade|BL,GB|light_red|white greasy|soggy,moderate|joint pain,heaviness
cold_bi|Cold painful obstruction|Síndrome Bi por Frio|BL,KI|pale|white|tight,wiry|fixed severe joint pain worse with cold
heat_bi|Heat painful obstruction|Síndrome Bi por Calor|ST,LI|red|yellow|slippery,rapid|hot swollen joints`;

export type TcmPattern = {
  key: string;
  en: string;
  pt: string;
  channels: readonly ChannelCode[];
  tongue_body: readonly string[];
  tongue_coating: string;
  pulse: readonly string[];
  signs: readonly string[];
};

/** The 40 patterns. */
export const tcmPatterns: readonly TcmPattern[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [key = "", en = "", pt = "", channels = "", body = "", coating = "", pulse = "", signs = ""] =
      row.split("|");
    return {
      key,
      en,
      pt,
      channels: channels.split(",") as ChannelCode[],
      tongue_body: body.split(","),
      tongue_coating: coating,
      pulse: pulse.split(","),
      signs: signs.split(","),
    };
  });

/** Portuguese words for the terms of the patterns, by what they describe. */
export const patternTermsPt = {
  tongue_body: {
    central_crack: "fissura central",
    cracked: "com fissuras",
    deviated: "desviada",
    light_red: "vermelho-clara (normal)",
    pale: "pálida",
    purple: "púrpura",
    red: "vermelha",
    red_sides: "bordos vermelhos",
    red_tip: "ponta vermelha",
    stasis_spots: "manchas de estase",
    swollen: "inchada",
    thin: "fina",
    tooth_marked: "com marcas dentárias",
    trembling: "trémula",
  },
  tongue_coating: {
    dry: "seca",
    none: "ausente",
    "none in centre": "ausente no centro",
    scanty: "escassa",
    "scanty dry": "escassa e seca",
    "scanty or none": "escassa ou ausente",
    "thick greasy": "espessa e gordurosa",
    "thick yellow dry": "espessa, amarela e seca",
    thin: "fina",
    "thin white": "fina e branca",
    "thin yellow": "fina e amarela",
    variable: "variável",
    white: "branca",
    "white greasy": "branca e gordurosa",
    "white slippery": "branca e escorregadia",
    yellow: "amarela",
    "yellow dry": "amarela e seca",
    "yellow greasy": "amarela e gordurosa",
    "yellow greasy at root": "amarela e gordurosa na raiz",
  },
  pulse: {
    choppy: "áspero",
    deep: "profundo",
    empty: "vazio",
    floating: "superficial",
    full: "cheio",
    moderate: "moderado",
    rapid: "rápido",
    slippery: "escorregadio",
    slow: "lento",
    soggy: "mole",
    thin: "fino",
    tight: "apertado",
    weak: "fraco",
    wiry: "em corda",
  },
  signs: {
    "acid reflux": "refluxo ácido",
    "afternoon fever": "febre vespertina",
    "aversion to cold": "aversão ao frio",
    "bearing-down sensation": "sensação de peso descendente",
    belching: "eructação",
    "bitter taste": "gosto amargo",
    "blurred vision": "visão turva",
    "burning anus": "ardor anal",
    "chest fullness": "plenitude torácica",
    chills: "arrepios",
    "cold abdomen": "abdómen frio",
    "cold limbs": "membros frios",
    constipation: "obstipação",
    convulsion: "convulsão",
    "cough with yellow phlegm": "tosse com expetoração amarela",
    "dark clots": "coágulos escuros",
    "dark urine": "urina escura",
    diarrhoea: "diarreia",
    distension: "distensão",
    dizziness: "tonturas",
    "dry constipation": "obstipação com fezes secas",
    "dry cough": "tosse seca",
    "dry mouth": "boca seca",
    dysuria: "disúria",
    fatigue: "fadiga",
    fever: "febre",
    "fixed severe joint pain worse with cold": "dor articular intensa e fixa que agrava com o frio",
    forgetfulness: "esquecimento",
    "frequent colds": "constipações frequentes",
    "frequent urination": "polaquiúria",
    fullness: "plenitude",
    headache: "cefaleia",
    heaviness: "sensação de peso",
    "hot palms and soles": "calor nas palmas e plantas",
    "hot swollen joints": "articulações quentes e inchadas",
    "hunger without appetite": "fome sem apetite",
    incontinence: "incontinência",
    infertility: "infertilidade",
    insomnia: "insónia",
    "irregular menstruation": "menstruação irregular",
    irritability: "irritabilidade",
    jaundice: "icterícia",
    "joint pain": "dor articular",
    "loose stool": "fezes moles",
    "low libido": "libido diminuída",
    "lumbar cold": "frio lombar",
    "lumbar soreness": "dor lombar surda",
    "mood swings": "alterações de humor",
    "mouth ulcers": "aftas",
    "night sweat": "suores noturnos",
    "no sweating": "ausência de sudação",
    numbness: "dormência",
    oedema: "edema",
    "pale face": "face pálida",
    pallor: "palidez",
    palpitation: "palpitações",
    phlegm: "fleuma",
    "poor appetite": "falta de apetite",
    "poor development": "atraso do desenvolvimento",
    "premature ageing": "envelhecimento precoce",
    prolapse: "prolapso",
    "red eyes": "olhos vermelhos",
    restlessness: "agitação",
    "rib distension": "distensão costal",
    "rib pain": "dor costal",
    "scanty menstruation": "menstruação escassa",
    "seminal emission": "emissão seminal",
    "shortness of breath": "falta de ar",
    sighing: "suspiros",
    "sore throat": "dor de garganta",
    "spontaneous sweating": "sudação espontânea",
    "stabbing fixed pain": "dor fixa em punhalada",
    thirst: "sede",
    tinnitus: "acufenos",
    toothache: "odontalgia",
    tremor: "tremor",
    urgency: "urgência urinária",
    "watery stool": "fezes aquosas",
    "weak cough": "tosse fraca",
    wheezing: "pieira/dispneia",
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

import type { Language } from "../../contracts/kernel/primitives.ts";
import { segments } from "./osteopathy-terms.ts";

/** Manual techniques, and the places where they are applied. Sources in `reference/osteopathy.ts`. */

type Term = { readonly key: string; readonly en: string; readonly pt: string };

export const osteopathicTechniques = [
  {
    key: "hvla",
    en: "High-velocity low-amplitude thrust (HVLA)",
    pt: "Thrust (alta velocidade, baixa amplitude)",
  },
  { key: "muscle_energy", en: "Muscle energy technique", pt: "Técnica de energia muscular" },
  { key: "counterstrain", en: "Strain-counterstrain (Jones)", pt: "Strain-counterstrain (Jones)" },
  { key: "myofascial_release", en: "Myofascial release", pt: "Libertação miofascial" },
  { key: "soft_tissue", en: "Soft tissue", pt: "Tecidos moles" },
  { key: "articulatory", en: "Articulatory technique", pt: "Técnica articulatória" },
  { key: "functional", en: "Functional technique", pt: "Técnica funcional" },
  {
    key: "facilitated_positional_release",
    en: "Facilitated positional release",
    pt: "Libertação posicional facilitada",
  },
  {
    key: "balanced_ligamentous_tension",
    en: "Balanced ligamentous tension",
    pt: "Tensão ligamentar equilibrada",
  },
  { key: "still", en: "Still technique", pt: "Técnica de Still" },
  { key: "cranial_osteopathy", en: "Cranial osteopathy", pt: "Osteopatia craniana" },
  { key: "craniosacral", en: "Craniosacral technique", pt: "Técnica craniossacral" },
  { key: "cv4", en: "CV4 (fourth ventricle compression)", pt: "CV4 (compressão do IV ventrículo)" },
  { key: "visceral", en: "Visceral manipulation", pt: "Manipulação visceral" },
  { key: "lymphatic_pump", en: "Lymphatic pump", pt: "Bomba linfática" },
  { key: "diaphragm_release", en: "Diaphragm release", pt: "Libertação do diafragma" },
  { key: "rib_raising", en: "Rib raising", pt: "Elevação de costelas" },
  { key: "inhibition", en: "Inhibition (suboccipital)", pt: "Inibição (suboccipital)" },
  { key: "neuromuscular", en: "Neuromuscular technique", pt: "Técnica neuromuscular" },
  { key: "trigger_point", en: "Trigger point release", pt: "Libertação de pontos-gatilho" },
  { key: "stretching", en: "Stretching", pt: "Alongamento" },
  { key: "chapman_reflex", en: "Chapman reflex treatment", pt: "Tratamento de reflexos de Chapman" },
  { key: "postural_exercise", en: "Exercise and postural advice", pt: "Exercício e aconselhamento postural" },
] as const satisfies readonly Term[];
export type OsteopathicTechnique = (typeof osteopathicTechniques)[number]["key"];
export const TECHNIQUE_KEYS = osteopathicTechniques.map(({ key }) => key) as [
  OsteopathicTechnique,
  ...OsteopathicTechnique[],
];

const regions: readonly Term[] = [
  { key: "head", en: "Head", pt: "Cabeça" },
  { key: "cervical", en: "Cervical", pt: "Cervical" },
  { key: "thoracic", en: "Thoracic", pt: "Dorsal" },
  { key: "ribs", en: "Ribs", pt: "Costelas" },
  { key: "lumbar", en: "Lumbar", pt: "Lombar" },
  { key: "sacrum", en: "Sacrum", pt: "Sacro" },
  { key: "pelvis", en: "Pelvis and innominate", pt: "Pélvis e ilíacos" },
  { key: "upper_extremity", en: "Upper extremity", pt: "Membro superior" },
  { key: "lower_extremity", en: "Lower extremity", pt: "Membro inferior" },
  { key: "abdomen", en: "Abdomen and viscera", pt: "Abdómen e vísceras" },
];
const joints: readonly Term[] = [
  { key: "tmj", en: "Temporomandibular joint", pt: "Articulação temporomandibular" },
  { key: "atlanto_occipital", en: "Atlanto-occipital (C0-C1)", pt: "Atlanto-occipital (C0-C1)" },
  { key: "atlanto_axial", en: "Atlanto-axial (C1-C2)", pt: "Atlanto-axial (C1-C2)" },
  { key: "sternoclavicular", en: "Sternoclavicular", pt: "Esternoclavicular" },
  { key: "acromioclavicular", en: "Acromioclavicular", pt: "Acromioclavicular" },
  { key: "glenohumeral", en: "Glenohumeral", pt: "Glenoumeral" },
  { key: "scapulothoracic", en: "Scapulothoracic", pt: "Escapulotorácica" },
  { key: "humeroulnar", en: "Humeroulnar", pt: "Umeroulnar" },
  { key: "radial_head", en: "Radial head", pt: "Cabeça do rádio" },
  { key: "wrist", en: "Wrist", pt: "Punho" },
  { key: "carpometacarpal", en: "Carpometacarpal", pt: "Carpometacárpica" },
  { key: "fingers", en: "Fingers", pt: "Dedos da mão" },
  { key: "costovertebral", en: "Costovertebral", pt: "Costovertebral" },
  { key: "sacroiliac", en: "Sacroiliac", pt: "Sacroilíaca" },
  { key: "pubic_symphysis", en: "Pubic symphysis", pt: "Sínfise púbica" },
  { key: "sacrococcygeal", en: "Sacrococcygeal", pt: "Sacrococcígea" },
  { key: "hip", en: "Hip", pt: "Anca" },
  { key: "knee", en: "Knee", pt: "Joelho" },
  { key: "patellofemoral", en: "Patellofemoral", pt: "Patelofemoral" },
  { key: "proximal_tibiofibular", en: "Proximal tibiofibular", pt: "Tibiofibular proximal" },
  { key: "ankle", en: "Ankle (talocrural)", pt: "Tornozelo (tibiotársica)" },
  { key: "subtalar", en: "Subtalar", pt: "Subastragalina" },
  { key: "midfoot", en: "Midfoot", pt: "Mediopé" },
  { key: "toes", en: "Toes", pt: "Dedos do pé" },
];
const cranium: readonly Term[] = [
  { key: "frontal", en: "Frontal", pt: "Frontal" },
  { key: "parietal", en: "Parietal", pt: "Parietal" },
  { key: "temporal", en: "Temporal", pt: "Temporal" },
  { key: "occiput", en: "Occiput", pt: "Occipital" },
  { key: "sphenoid", en: "Sphenoid", pt: "Esfenoide" },
  { key: "ethmoid", en: "Ethmoid", pt: "Etmoide" },
  { key: "maxilla", en: "Maxilla", pt: "Maxilar" },
  { key: "zygoma", en: "Zygoma", pt: "Zigomático" },
  { key: "palatine", en: "Palatine", pt: "Palatino" },
  { key: "vomer", en: "Vomer", pt: "Vómer" },
  { key: "nasal", en: "Nasal", pt: "Nasal" },
  { key: "mandible", en: "Mandible", pt: "Mandíbula" },
  { key: "sbs_flexion", en: "SBS flexion", pt: "Flexão da SEB" },
  { key: "sbs_extension", en: "SBS extension", pt: "Extensão da SEB" },
  { key: "sbs_torsion", en: "SBS torsion", pt: "Torção da SEB" },
  { key: "sbs_sidebending", en: "SBS side-bending rotation", pt: "Inclinação-rotação da SEB" },
  { key: "sbs_vertical_strain", en: "SBS vertical strain", pt: "Strain vertical da SEB" },
  { key: "sbs_lateral_strain", en: "SBS lateral strain", pt: "Strain lateral da SEB" },
  { key: "sbs_compression", en: "SBS compression", pt: "Compressão da SEB" },
];
const viscera: readonly Term[] = [
  { key: "liver", en: "Liver", pt: "Fígado" },
  { key: "gallbladder", en: "Gallbladder", pt: "Vesícula biliar" },
  { key: "stomach", en: "Stomach", pt: "Estômago" },
  { key: "spleen", en: "Spleen", pt: "Baço" },
  { key: "pancreas", en: "Pancreas", pt: "Pâncreas" },
  { key: "duodenum", en: "Duodenum", pt: "Duodeno" },
  { key: "small_intestine", en: "Small intestine", pt: "Intestino delgado" },
  { key: "caecum", en: "Caecum", pt: "Ceco" },
  { key: "ascending_colon", en: "Ascending colon", pt: "Cólon ascendente" },
  { key: "transverse_colon", en: "Transverse colon", pt: "Cólon transverso" },
  { key: "descending_colon", en: "Descending colon", pt: "Cólon descendente" },
  { key: "sigmoid", en: "Sigmoid colon", pt: "Cólon sigmoide" },
  { key: "kidneys", en: "Kidneys", pt: "Rins" },
  { key: "bladder", en: "Bladder", pt: "Bexiga" },
  { key: "uterus", en: "Uterus", pt: "Útero" },
  { key: "ovaries", en: "Ovaries", pt: "Ovários" },
  { key: "prostate", en: "Prostate", pt: "Próstata" },
  { key: "lungs", en: "Lungs", pt: "Pulmões" },
  { key: "heart", en: "Heart and pericardium", pt: "Coração e pericárdio" },
  { key: "diaphragm", en: "Diaphragm", pt: "Diafragma" },
  { key: "oesophagus", en: "Oesophagus and hiatus", pt: "Esófago e hiato" },
];
const diaphragms: readonly Term[] = [
  { key: "tentorium", en: "Tentorium cerebelli", pt: "Tenda do cerebelo" },
  { key: "thoracic_inlet", en: "Thoracic inlet", pt: "Desfiladeiro torácico" },
  { key: "respiratory", en: "Respiratory diaphragm", pt: "Diafragma respiratório" },
  { key: "pelvic", en: "Pelvic diaphragm", pt: "Diafragma pélvico" },
];

/**
 * Places where a technique is applied: segments of the chart, regions, joints, bones of the head, organs, diaphragms.
 */
export const treatedPlaces: readonly Term[] = [
  ...segments.map(({ key, en, pt }) => ({ key, en, pt })),
  ...regions,
  ...joints,
  ...cranium,
  ...viscera,
  ...diaphragms,
];

const techniquesByKey = new Map<string, Term>(osteopathicTechniques.map((one) => [one.key, one]));
const placesByKey = new Map(treatedPlaces.map((one) => [one.key, one]));

/** The name of a technique; "" for an unknown one. */
export const techniqueName = (key: string, language: Language): string =>
  techniquesByKey.get(key)?.[language] ?? "";
export const isPlace = (key: string): boolean => placesByKey.has(key);
export const placeName = (key: string, language: Language): string => placesByKey.get(key)?.[language] ?? key;

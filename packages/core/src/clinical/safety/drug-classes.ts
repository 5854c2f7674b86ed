import { fold } from "../../text/fold.ts";
import { drugClassRows } from "./drug-class-rows.ts";
import { type Drug, drugs } from "./drug-names.ts";
import type { Words } from "./finding.ts";
import { brandNames, kindNames } from "./free-text-names.ts";
import { tableRows } from "./table-rows.ts";
import { unlistedDrugRows } from "./unlisted-drug-rows.ts";

/** The classes of medicines that rules name. */
export type DrugClass = {
  key: string;
  name: Words;
  /** Pharmacotherapeutic groups of which all medicines belong to it. */
  groups: readonly string[];
  /** Further medicines of the class, by their stored names. */
  drugs: readonly string[];
  /** Further medicines of the class that are not on the list, but are recognised in texts. */
  unlisted: readonly string[];
};

/**
 * One per line: key | English | Portuguese | groups, with `-` before excluded ones | medicines | not on the list. The
 * assignment is the product's own, on the side of caution.
 */
const rows = `
warfarin|warfarin and other vitamin K antagonists|varfarina e outros antivitamínicos K|4.3.1.2||
antidiabetics|insulin and oral antidiabetics|insulina e antidiabéticos orais|8.4.1,8.4.2||
mao_inhibitors|MAO inhibitors|inibidores da MAO||Moclobemide,Pirlindole,Selegiline,Rasagiline,Linezolid|Phenelzine,Tranylcypromine
antiplatelets|antiplatelet agents|antiagregantes plaquetários|4.3.1.3|Acetylsalicylic acid,Lysine acetylsalicylate,Cilostazol|
digoxin|digoxin|digoxina|3.1.1||
anticonvulsants|anticonvulsants|anticonvulsivantes|2.6||
efavirenz|efavirenz|efavirenz||Efavirenz|
protease_inhibitors|protease inhibitors|inibidores da protease|1.3.1.1||Saquinavir,Ritonavir,Lopinavir
sympathomimetics|sympathomimetics|simpaticomiméticos|3.3,5.1.1,10.3,14.1.1||Ephedrine
antihypertensives|antihypertensives|anti-hipertensores|3.4||
xanthines|theophylline and caffeine|teofilina e cafeína|5.1.4|Caffeine|
loop_thiazide_diuretics|loop and thiazide diuretics|diuréticos da ansa e tiazídicos|3.4.1.1,3.4.1.2|Amiloride + hydrochlorothiazide|
corticosteroids|corticosteroids|corticosteroides|8.2,10.2||
spironolactone|spironolactone|espironolactona||Spironolactone|
antiarrhythmics|antiarrhythmics|antiarrítmicos|3.2||Quinidine
diuretics|diuretics|diuréticos|3.4.1||
ciclosporin|ciclosporin|ciclosporina||Ciclosporin|
immunosuppressants|immunosuppressants|imunossupressores|16.3|Methotrexate,Methotrexate (rheumatology),Leflunomide,Mercaptopurine,Cyclophosphamide|Sirolimus,Everolimus
lithium|lithium|lítio|2.9.4||
tamoxifen|tamoxifen|tamoxifeno||Tamoxifen|
tacrolimus|tacrolimus|tacrolímus||Tacrolimus|
cyp3a4|medicines broken down by CYP3A4|medicamentos metabolizados pelo CYP3A4||Alprazolam,Midazolam,Diazepam,Zolpidem,Buspirone,Quetiapine,Carbamazepine,Amlodipine,Felodipine,Lercanidipine,Nifedipine,Nimodipine,Lacidipine,Verapamil,Diltiazem,Simvastatin,Atorvastatin,Lovastatin,Ciclosporin,Tacrolimus,Sildenafil,Tadalafil,Vardenafil,Apixaban,Rivaroxaban,Ticagrelor,Amiodarone,Dronedarone,Ivabradine,Ranolazine,Eplerenone,Domperidone,Fentanyl,Oxycodone,Methadone,Buprenorphine,Dexamethasone,Methylprednisolone,Budesonide,Imatinib,Erlotinib,Docetaxel,Paclitaxel,Vincristine,Etoposide,Clarithromycin,Erythromycin,Darunavir,Atazanavir,Ethinylestradiol + desogestrel,Ethinylestradiol + drospirenone,Ethinylestradiol + gestodene,Ethinylestradiol + levonorgestrel,Solifenacin,Silodosin,Tamsulosin,Colchicine,Ergotamine,Tofacitinib|
cyp1a2|medicines broken down by CYP1A2|medicamentos metabolizados pelo CYP1A2|5.1.4|Caffeine,Clozapine,Olanzapine,Tizanidine,Duloxetine,Agomelatine,Melatonin,Ropinirole,Rasagiline,Zolmitriptan|
cyp2c9|medicines broken down by CYP2C9|medicamentos metabolizados pelo CYP2C9|4.3.1.2,9.1.6|Phenytoin,Losartan,Irbesartan,Glimepiride,Glibenclamide,Gliclazide,Nateglinide,Diclofenac,Ibuprofen,Flurbiprofen,Naproxen,Celecoxib,Torasemide,Fluvastatin|
hepatotoxic|medicines that may harm the liver|medicamentos que podem lesar o fígado||Paracetamol,Codeine + paracetamol,Tramadol + paracetamol,Methotrexate,Methotrexate (rheumatology),Isoniazid,Rifampicin,Pyrazinamide,Valproic acid,Carbamazepine,Phenytoin,Amiodarone,Dronedarone,Ketoconazole,Itraconazole,Voriconazole,Terbinafine,Griseofulvin,Leflunomide,Nimesulide,Diclofenac,Flucloxacillin,Amoxicillin + clavulanic acid,Azathioprine,Mercaptopurine,Propylthiouracil,Disulfiram,Agomelatine,Nevirapine,Dantrolene,Chlorpromazine,Labetalol,Nitrofurantoin,Methyldopa|
nephrotoxic|medicines that may harm the kidneys|medicamentos que podem lesar os rins|9.1,-9.1.10,1.1.7|Vancomycin,Ciclosporin,Tacrolimus,Cisplatin,Carboplatin,Methotrexate,Methotrexate (rheumatology),Aciclovir,Lithium carbonate,Zoledronic acid|
sedatives|sedatives|sedativos|2.9.1,10.1.1|Phenobarbital,Clonazepam,Mirtazapine,Trazodone,Quetiapine,Levomepromazine,Chlorpromazine,Clozapine,Olanzapine,Pregabalin,Gabapentin,Propofol|
opioids_sedatives|opioids and sedatives|opioides e sedativos|2.12,2.9.1,10.1.1|Methadone,Phenobarbital,Clonazepam,Mirtazapine,Trazodone,Quetiapine,Levomepromazine,Chlorpromazine,Clozapine,Olanzapine,Pregabalin,Gabapentin,Propofol|
iodide_bromide|medicines with iodide or bromide by mouth|medicamentos orais com iodeto ou brometo||Pinaverium bromide,Otilonium bromide,Butylscopolamine,Pyridostigmine,Neostigmine,Dextromethorphan,Galantamine,Citalopram|Potassium iodide
iron_nitrate_sulfate|salts of iron, nitrate or sulfate|sais de ferro, nitrato ou sulfato|4.1.1|Glyceryl trinitrate,Isosorbide dinitrate,Isosorbide mononitrate|Magnesium sulfate
tetracyclines|tetracyclines|tetraciclinas||Doxycycline,Minocycline,Tetracycline|
quinolones|quinolones|quinolonas|1.1.10||
thyroid_hormones|thyroid hormones|hormonas tiroideias||Levothyroxine sodium|Liothyronine
antithyroid|antithyroid medicines|antitiroideus||Thiamazole,Propylthiouracil|Carbimazole
anticholinergics|anticholinergics|anticolinérgicos|2.5.1,5.1.2,6.2.2.1,10.1.1,15.3.2|Butylscopolamine,Flavoxate,Oxybutynin,Solifenacin,Tolterodine,Trospium,Amitriptyline,Clomipramine,Imipramine,Nortriptyline,Maprotiline|
cns_stimulants|stimulants of the nervous system|estimulantes do sistema nervoso|2.8||
cholinergics|cholinergics|colinérgicos|2.4|Donepezil,Rivastigmine,Galantamine,Pilocarpine|
oral_contraceptives|hormonal contraceptives|contracetivos hormonais|8.5.1.2||
ssri_snri|SSRI and SNRI antidepressants|antidepressivos ISRS e IRSN||Citalopram,Escitalopram,Fluoxetine,Fluvoxamine,Paroxetine,Sertraline,Duloxetine,Venlafaxine,Milnacipran|Desvenlafaxine
triptans|triptans|triptanos||Almotriptan,Eletriptan,Frovatriptan,Naratriptan,Sumatriptan,Zolmitriptan|
doac|direct oral anticoagulants|anticoagulantes orais diretos||Apixaban,Dabigatran etexilate,Edoxaban,Rivaroxaban|
other_anticoagulants|anticoagulants other than vitamin K antagonists|anticoagulantes que não antivitamínicos K|4.3.1.1,4.3.1.4||
simva_atorvastatin|simvastatin and atorvastatin|sinvastatina e atorvastatina||Simvastatin,Atorvastatin|
calcium_channel_blockers|calcium channel blockers|bloqueadores da entrada do cálcio|3.4.3,3.2.4||
statins|statins|estatinas||Atorvastatin,Fluvastatin,Lovastatin,Pitavastatin,Pravastatin,Rosuvastatin,Simvastatin|
levothyroxine|levothyroxine|levotiroxina||Levothyroxine sodium|
bisphosphonates|bisphosphonates|bifosfonatos|9.6.2||
ace_inhibitors|ACE inhibitors|inibidores da ECA|3.4.2.1||
sartans|angiotensin receptor blockers|antagonistas dos recetores da angiotensina|3.4.2.2||
potassium_sparing|potassium-sparing diuretics|diuréticos poupadores de potássio|3.4.1.3|Amiloride + hydrochlorothiazide|
thiazides|thiazides|tiazidas|3.4.1.1|Amiloride + hydrochlorothiazide|
levodopa_alone|levodopa alone|levodopa isolada|||Levodopa
fluvoxamine|fluvoxamine|fluvoxamina||Fluvoxamine|
anticoagulants|anticoagulants|anticoagulantes|4.3.1.1,4.3.1.2,4.3.1.4,4.3.2||Phenprocoumon
`;

const listed = (cell: string) => (cell ? cell.split(",") : []);

export const drugClasses: readonly DrugClass[] = tableRows(rows).map(
  ([key = "", en = "", pt = "", groups = "", members = "", unlisted = ""]) => {
    return {
      key,
      name: { en, pt },
      groups: listed(groups),
      drugs: listed(members),
      unlisted: listed(unlisted),
    };
  },
);

/** Whether a group is part of another: 4.3.1.2 of 4.3. */
const inside = (code: string, group: string) => code === group || code.startsWith(`${group}.`);

const inGroups = (code: string, groups: readonly string[]) =>
  groups.some((group) => inside(code, group)) &&
  !groups.some((group) => group.startsWith("-") && inside(code, group.slice(1)));

/** The listed medicines of a class. */
export const drugsOf = ({ groups, drugs: named }: DrugClass): readonly Drug[] =>
  drugs.filter(({ en, farm_group }) => named.includes(en) || inGroups(farm_group, groups));

/** The classes that medicines of a group belong to or may belong to: for a wide group every class within it. */
export const classesOfGroup = (code: string): ReadonlySet<string> =>
  new Set([
    ...drugClasses
      .filter(
        ({ groups }) =>
          inGroups(code, groups) || groups.some((group) => !group.startsWith("-") && inside(group, code)),
      )
      .map(({ key }) => key),
    ...sharedClasses(code),
  ]);

/** The classes common to all medicines of a group. */
function sharedClasses(code: string): string[] {
  const { classes } = drugIndex();
  const [first, ...others] = drugs
    .filter(({ farm_group }) => inside(farm_group, code))
    .map(({ en }) => classes.get(en));
  return [...(first ?? [])].filter((key) => others.every((one) => one?.has(key)));
}

/** `figure`: the name counts only before a number. */
type Named = Words & { inn: string; figure?: boolean };
type Index = {
  /** Keys of classes by a medicine's stored name. */
  classes: ReadonlyMap<string, ReadonlySet<string>>;
  /** A medicine by each of its folded names. */
  names: ReadonlyMap<string, Named>;
  /** The largest number of words in a name. */
  longest: number;
};

const KIND = "kind ";
/** Whether a key stands for a kind of medicine instead of one medicine. */
export const isKind = (key: string) => key.startsWith(KIND);

let made: Index | undefined;

/** The listed medicines by name, with their classes. Built once. */
export function drugIndex(): Index {
  made ??= makeIndex();
  return made;
}

/** Salts and similar words that people leave out. */
const SALTS =
  /(^| )(sodica|sodico|calcica|potassico|potassica|cloridrato|bromidrato|maleato|mesilato|fumarato|succinato|tartarato|besilato|sodium|calcium|potassium|hydrochloride|hydrobromide|maleate|mesilate|succinate|tartrate|besilate|medoxomil|medoxomilo|carbonate|carbonato)(?= |$)/g;

class Names {
  readonly classes = new Map<string, Set<string>>();
  readonly names = new Map<string, Named>();

  classify(inn: string, keys: readonly string[]) {
    const known = this.classes.get(inn) ?? new Set();
    for (const key of keys) known.add(key);
    this.classes.set(inn, known);
  }

  /** Adds a name, and the same without its salt, unless it has another meaning already. */
  name(written: string, named: Named) {
    const key = nameOf(written);
    const short = key.replace(SALTS, "").trim();
    for (const one of [key, short]) if (one.length > 3 && !this.names.has(one)) this.names.set(one, named);
  }
}

function makeIndex(): Index {
  const made = new Names();
  for (const one of drugClasses) {
    for (const { en } of drugsOf(one)) made.classify(en, [one.key]);
    for (const en of one.unlisted) {
      made.classify(en, [one.key]);
      made.names.set(nameOf(en), { en, pt: en, inn: en });
    }
  }
  for (const [inn = "", keys = ""] of tableRows(drugClassRows)) made.classify(inn, listed(keys));
  for (const { en, pt } of drugs)
    for (const name of [en, pt].flatMap((written) => [written, ...written.split(" + ")])) {
      const key = nameOf(name);
      // The medicine itself comes before combinations that contain it, the plain form before the cream.
      if (key.length > 3 && (!made.names.has(key) || nameOf(en) === en.toLowerCase()))
        made.names.set(key, { en, pt, inn: en });
    }
  for (const [en = "", pt = "", keys = ""] of tableRows(unlistedDrugRows)) {
    const named = { en, pt: pt || en, inn: en };
    made.classify(en, listed(keys));
    made.names.set(nameOf(en), named);
    for (const one of [en, named.pt]) made.name(one, named);
  }
  for (const { en, pt } of drugs) for (const one of [en, pt]) made.name(one, { en, pt, inn: en });
  addBrands(made);
  for (const { classes: within, name, written } of kindNames) {
    const inn = `${KIND}${within[0]}`;
    made.classify(inn, within);
    for (const one of written)
      if (!made.names.has(nameOf(one))) made.names.set(nameOf(one), { ...name, inn });
  }
  const longest = Math.max(...[...made.names.keys()].map((name) => name.split(" ").length));
  return { classes: made.classes, names: made.names, longest };
}

/** Adds brands with their substances. A brand with several components belongs to the classes of each. */
function addBrands({ names, classes }: Names) {
  for (const { inn, brand, figure } of brandNames) {
    if (!classes.has(inn) && inn.includes(" + "))
      classes.set(inn, new Set(inn.split(" + ").flatMap((part) => [...(classes.get(part) ?? [])])));
    const parts = inn.split(" + ").map((part) => names.get(nameOf(part)) ?? { en: part, pt: part });
    const joined = (language: "en" | "pt") => parts.map((part) => part[language]).join(" + ");
    const { en, pt } = names.get(nameOf(inn)) ?? { en: joined("en"), pt: joined("pt") };
    const key = nameOf(brand);
    const same = [en, pt].some((name) => nameOf(name).startsWith(key));
    names.set(
      key,
      same ? { en, pt, inn, figure } : { en: `${en} (${brand})`, pt: `${pt} (${brand})`, inn, figure },
    );
  }
}

/** The form of a name for comparing: folded, without parts in brackets. */
export const nameOf = (written: string) =>
  fold(written.replace(/\(.*?\)/g, " "))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ");

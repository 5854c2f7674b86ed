import { isAllergy } from "../../contracts/visits/sections/allergies.ts";
import { compact, fold } from "../../text/fold.ts";
import { mergeText } from "../../text/merge-text.ts";
import { plants } from "../supplements/plants.ts";
import { clausesOf } from "./clinical-text.ts";
import { both, type SafetySeverity, type Words } from "./finding.ts";
import type { PrescribedSubstance } from "./prescribed-substances.ts";
import type { Findings, SafetyFacts, SafetyInput } from "./safety-input.ts";
import type { TakenSupplement } from "./supplement-rules.ts";
import { tableRows } from "./table-rows.ts";

/** Groups of related allergens: words for the allergy, and the substances that belong to the group. */
const groups = [
  {
    key: "asteraceae",
    name: { en: "the daisy family (Asteraceae)", pt: "as Asteráceas" },
    words:
      "asteraceae,asteracea,asteraceas,compositae,compostas,daisy,ragweed,ambrosia,chamomile,camomila,chrysanthemum,crisantemo,arnica,artemisia,mugwort,sunflower,girassol,calendula,marigold,margarida",
    genera:
      "chrysanthemum,arctium,artemisia,taraxacum,carthamus,xanthium,inula,tussilago,aster,atractylodes,aucklandia,saussurea,cirsium,eupatorium,eclipta,siegesbeckia,rhaponticum,matricaria,achillea,calendula,arnica,silybum,cynara,echinacea,tanacetum,solidago",
  },
  {
    key: "shellfish",
    name: { en: "shellfish", pt: "marisco" },
    words:
      "shellfish,marisco,mariscos,oyster,oysters,ostra,ostras,mollusc,molluscs,molusco,moluscos,seafood,crustacean,crustaceans,crustaceo,crustaceos,shrimp,shrimps,prawn,prawns,crab,lobster,mussel,mussels,clam,clams,camarao,camaroes,gamba,gambas,caranguejo,lagosta,lavagante,mexilhao,mexilhoes,ameijoa,ameijoas,berbigao",
    genera: "ostrea,haliotis,meretrix,arca,hyriopsis,sepiella",
  },
  {
    key: "bee",
    name: { en: "bees and wasps", pt: "abelhas e vespas" },
    words: "bee,bees,wasp,wasps,abelha,abelhas,vespa,vespas,propolis,honey,mel",
    genera: "polistes,apis",
  },
  {
    key: "salicylates",
    name: { en: "salicylates", pt: "salicilatos" },
    words: "salicylate,salicylates,salicilato,salicilatos,aspirin,aspirina,acetylsalicylic,acetilsalicilico",
    genera: "salix,filipendula",
  },
].map(({ words, genera, ...group }) => ({ ...group, words: words.split(","), genera: genera.split(",") }));

type Named = {
  key: string;
  name: Words;
  names: readonly string[];
  genus: string;
  concerns: PrescribedSubstance["concerns"];
};

/** Compares the names of everything prescribed, and of related substances, with all allergies in the record. */
export function checkAllergies(
  { patient, before, sections }: SafetyInput,
  substances: readonly PrescribedSubstance[],
  supplements: readonly TakenSupplement[],
  facts: SafetyFacts,
  found: Findings,
) {
  if (substances.length + supplements.length === 0) return;
  const { allergies } = sections;
  const items = (allergies?.items ?? []).filter(isAllergy);
  const asked = Boolean(allergies?.none || items.length > 0 || allergies?.text.trim());
  const told = [
    asked ? patient.allergies : mergeText(patient.allergies, before.allergies),
    ...items.flatMap(({ substance, inn }) => [substance, inn]),
    allergies?.text ?? "",
    ...clausesOf(patient.alerts).filter((clause) => ALLERGY.test(clause)),
  ].filter((text) => text.trim());
  if (!asked && told.length === 0 && !before.no_allergies) found.unchecked("allergies");
  const texts = told.flatMap((text) => clausesOf(text)).filter((clause) => !denies(clause));
  if (texts.length === 0) return;
  const folded = texts.map((text) => ` ${wordsOf(text).join(" ")} `);
  const words = new Set(texts.flatMap(wordsOf));
  const tell = (one: Named, key: string, severity: SafetySeverity, statement: Words) =>
    found.hit({
      rule: `allergy.${key}:${one.key}`,
      severity,
      statement,
      subject: one.name,
      source: "allergies",
      concerns: one.concerns,
    });
  for (const one of [...substances.map(namedSubstance(facts)), ...supplements.map(namedSupplement)]) {
    const name = one.names.find((candidate) => folded.some((text) => text.includes(` ${candidate} `)));
    if (name)
      tell(one, "name", "serious", {
        en: "the record names it as an allergy",
        pt: "o registo indica alergia",
      });
    for (const group of groups)
      if (group.genera.includes(one.genus) && group.words.some((word) => words.has(word)))
        tell(one, group.key, "serious", {
          en: `related to a recorded allergy: ${group.name.en}`,
          pt: `próximo de uma alergia registada: ${group.name.pt}`,
        });
  }
}

/** Words in an alert that mean an allergy. */
const ALLERGY = /alerg|allerg|intoler|anafil|anaphyl/;
/**
 * A text that says "no allergy to shellfish" and nothing else. Nothing else counts as a denial: a patient who "does not
 * tolerate shellfish" must be warned.
 */
const DENIAL =
  /(^|[^a-z])(sem|nega|nao (tem|ha|refere|e)|no|not|denies)( (known|any|conhecidas?|qualquer|quaisquer|historia de))* (alerg|allerg)/;
const EXCEPTION =
  /(^|[^a-z])(exceto|excepto|salvo|menos|mas|so|apenas|a nao ser|alem|except|but|only|apart|other than|besides|unless)([^a-z]|$)/;
const denies = (clause: string) => DENIAL.test(clause) && !EXCEPTION.test(clause);

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Names long enough that a match is not a coincidence. */
const comparable = (names: readonly string[]) =>
  names
    .map((name) => wordsOf(name).join(" "))
    .filter((name) => name.length > 2 || /\p{Script=Han}/u.test(name));

/** Foods that are also substances, by species: an allergy is recorded by the food's name. */
const foods = `
triticum aestivum|wheat,trigo,gluten
hordeum vulgare|barley,cevada,gluten
glycine max|soy,soya,soybean,soybeans,soja
sesamum indicum|sesame,sesamo,gergelim
juglans regia|walnut,walnuts,noz,nozes,nuts,frutos secos,frutos de casca rija
prunus persica|peach,pessego
prunus armeniaca|apricot,damasco,alperce
zingiber officinale|ginger,gengibre
cinnamomum cassia|cinnamon,canela
allium sativum|garlic,alho
`;
const foodNames = new Map(
  tableRows(foods).map(([species = "", names = ""]) => {
    return [species, names.split(",")];
  }),
);

const plantBySpecies = new Map(
  plants.map((plant) => [wordsOf(plant.scientific).slice(0, 2).join(" "), plant]),
);

const namedSubstance =
  (facts: SafetyFacts) =>
  ({ id, name, zh, latin, concerns }: PrescribedSubstance): Named => {
    const species = facts.substance(id)?.species ?? "";
    const [genus = "", epithet = ""] = wordsOf(species);
    // The everyday name, if the same plant is among the plants.
    const plant = plantBySpecies.get(`${genus} ${epithet}`);
    return {
      key: id,
      name: both(name),
      genus,
      names: comparable([
        name,
        compact(name),
        zh,
        latin,
        ...(genus && epithet ? [genus, `${genus} ${epithet}`] : []),
        ...(plant ? [plant.name.en, plant.name.pt] : []),
        ...(foodNames.get(`${genus} ${epithet}`) ?? []),
      ]),
      concerns,
    };
  };

function namedSupplement({ key, name, plant, concerns }: TakenSupplement): Named {
  const [genus = ""] = wordsOf(plant?.scientific ?? "");
  return {
    key,
    name,
    genus,
    concerns,
    names: comparable([name.en, name.pt, ...(plant ? [plant.scientific, genus] : [])]),
  };
}

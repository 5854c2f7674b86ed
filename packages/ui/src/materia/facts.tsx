import type { Review } from "@meridian/core/clinical/catalogues/overlay";
import { totalGrams } from "@meridian/core/clinical/materia/formula-maths";
import { substanceName } from "@meridian/core/clinical/materia/materia-view";
import type { Formula, KnownSubstance, TableSource } from "@meridian/core/contracts/materia/materia";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../i18n/format.ts";
import { currentLanguage } from "../i18n/i18n.ts";
import { ReviewMark } from "../states/review-mark.tsx";
import type { Materia } from "./catalogue.ts";
import classes from "./facts.module.css";
import { GramsOf } from "./posology-fields.tsx";

/** One fact by its name; nothing where there is none. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === "" || children === undefined || children === null) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type ProvenanceProps = {
  source: TableSource;
  also: string | undefined;
  name: string;
  review: Review | undefined;
};

/** Whether a row of the tables was reviewed; pressing the mark shows the source. */
function Provenance({ source, also, name, review }: ProvenanceProps) {
  const { t } = useTranslation("materia");
  const language = currentLanguage();
  return (
    <section className={classes.source} aria-label={t("facts")}>
      {also && <p className={classes.caution}>{also}</p>}
      <ReviewMark about={name} review={review}>
        {[source.origin, source.checked, source.weakness].map((text) => text[language]).join(" ")}
      </ReviewMark>
    </section>
  );
}

/** "3–9 g", or that it is not known. */
export function useDose() {
  const { t } = useTranslation("materia");
  return ({ dose_min_g: least, dose_max_g: most }: Pick<KnownSubstance, "dose_min_g" | "dose_max_g">) => {
    const bounds = [least, most].filter((grams) => grams !== null);
    if (bounds.length === 0) return t("doseUnknown");
    return `${[...new Set(bounds)].map((grams) => formatNumber(grams)).join("–")} g`;
  };
}

const TOXICITY_KEYS = { none: "none", slight: "slight", toxic: "toxic", "very toxic": "veryToxic" } as const;
/** What a substance's toxicity is called. */
export function useToxicity() {
  const { t } = useTranslation("materia");
  return (toxicity: KnownSubstance["toxicity"]) =>
    toxicity === null ? t("unknown") : t(`toxicities.${TOXICITY_KEYS[toxicity]}`);
}

/** Chinese as both scripts write it. */
const Characters = ({ zh, zh_hant }: { zh: string; zh_hant: string }) =>
  zh ? (
    <>
      <span lang="zh">{zh}</span> {zh_hant !== zh && <span lang="zh-Hant">{zh_hant}</span>}
    </>
  ) : null;

type About<Row> = { one: Row; materia: Materia };

/** Everything that is known of a substance. */
export function SubstanceFacts({ one, materia }: About<KnownSubstance>) {
  const { t } = useTranslation("materia");
  return (
    <div className={classes.facts}>
      <dl>
        <Nature one={one} materia={materia} />
        <Safety one={one} />
        <Fact label={t("storage")}>{one.storage}</Fact>
        <Fact label={t("presentation")}>{one.presentation}</Fact>
        <Fact label={t("overdose")}>{one.overdose}</Fact>
        <Fact label={t("westernUses")}>{one.western_uses}</Fact>
        <Fact label={t("secondaryEffects")}>{one.secondary_effects}</Fact>
        <Fact label={t("indications")}>{one.indications}</Fact>
        <Fact label={t("contraindications")}>{one.contraindications}</Fact>
        <Fact label={t("interactions")}>{one.interactions}</Fact>
        <Fact label={t("notes")}>{materia.word(one.notes, currentLanguage())}</Fact>
      </dl>
      {one.user_id === null && (
        <Provenance
          name={substanceName(one)}
          review={one.review}
          source={materia.tables.sources.substances}
          also={one.dose_checked === false && one.dose_min_g !== null ? t("doseUnchecked") : undefined}
        />
      )}
    </div>
  );
}

function Nature({ one, materia }: About<KnownSubstance>) {
  const { t } = useTranslation("materia");
  const language = currentLanguage();
  const word = (text: string) => materia.word(text, language);
  const category = materia.tables.substance_categories.find(({ code }) => code === one.category);
  return (
    <>
      <Fact label={t("name")}>{one.name}</Fact>
      <Fact label={t("pinyin")}>{one.pinyin}</Fact>
      <Fact label={t("zh")}>{one.zh && <Characters {...one} />}</Fact>
      <Fact label={t("latin")}>{one.latin}</Fact>
      <Fact label={t("species")}>{one.species && <i>{one.species}</i>}</Fact>
      <Fact label={t("synonymy")}>{one.synonymy}</Fact>
      <Fact label={t("category")}>{category?.name[language]}</Fact>
      <Fact label={t("part")}>{word(one.part)}</Fact>
      <Fact label={t("type")}>{one.type && t(`types.${one.type}`)}</Fact>
      <Fact label={t("temperature")}>{word(one.temperature)}</Fact>
      <Fact label={t("tastes")}>{one.tastes.map(word).join(", ")}</Fact>
      <Fact label={t("channels")}>
        {one.channels.map((channel) => t(`channelNames.${channel}`)).join(", ")}
      </Fact>
    </>
  );
}

/** Said even where nothing is known: silence would read as "safe". */
function Safety({ one }: { one: KnownSubstance }) {
  const { t } = useTranslation("materia");
  const dose = useDose();
  const toxicity = useToxicity();
  return (
    <>
      <Fact label={t("dose")}>{dose(one)}</Fact>
      <Fact label={t("toxicity")}>{toxicity(one.toxicity)}</Fact>
      <Fact label={t("pregnancy")}>
        {one.pregnancy ? t(`pregnancies.${one.pregnancy}`) : t("pregnancyUnsaid")}
      </Fact>
    </>
  );
}

/** Everything that is known of a formula. */
export function FormulaFacts({ one, materia }: About<Formula>) {
  const { t } = useTranslation("materia");
  const { t: ingredientText } = useTranslation("ingredients");
  const language = currentLanguage();
  // The texts of a classic formula are English, with their translation among the words.
  const word = (text: string) => (one.user_id === null ? materia.word(text, language) : text);
  const category = materia.tables.formula_categories.find(({ code }) => code === one.category);
  return (
    <div className={classes.facts}>
      <dl>
        <Fact label={t("zh")}>{one.zh && <Characters zh={one.zh} zh_hant={one.zh_hant || one.zh} />}</Fact>
        <Fact label={t("synonymy")}>{one.names}</Fact>
        <Fact label={t("category")}>{category?.name[language]}</Fact>
        <Fact label={t("source")}>{one.source}</Fact>
        <Fact label={ingredientText("form")}>{ingredientText(`forms.${one.form}`)}</Fact>
        <Fact label={t("patterns")}>{one.patterns.map(word).join(", ")}</Fact>
        <Fact label={t("actions")}>{word(one.actions ?? "")}</Fact>
        <Fact label={t("contraindications")}>{word(one.contraindications)}</Fact>
        <Fact label={t("notes")}>{word(one.notes)}</Fact>
        <Fact label={ingredientText("instructions")}>{one.instructions}</Fact>
      </dl>
      <Ingredients one={one} />
      {one.user_id === null && (
        <Provenance
          name={one.name}
          review={one.review}
          source={materia.tables.sources.formulas}
          also={one.dose_checked === false ? t("gramsUnchecked") : undefined}
        />
      )}
    </div>
  );
}

/** What is in it; a classic formula says nothing of how long it is taken. */
function Ingredients({ one }: { one: Formula }) {
  const { t } = useTranslation("materia");
  const grams = totalGrams(one.ingredients);
  return (
    <>
      <ul className={classes.ingredients} aria-label={t("ingredients")}>
        {one.ingredients.map((line) => (
          <li key={line.substance}>
            <span>
              {line.name} <span lang="zh">{line.zh}</span> <i>{line.latin}</i>
            </span>
            <span className="num">{formatNumber(line.grams)} g</span>
          </li>
        ))}
      </ul>
      <p className={classes.total}>
        {one.user_id === null ? (
          <span className="num">{t("total", { grams: formatNumber(grams) })}</span>
        ) : (
          <GramsOf value={one} grams={grams} />
        )}
      </p>
    </>
  );
}

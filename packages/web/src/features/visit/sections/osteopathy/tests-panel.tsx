import {
  type OsteopathyTest,
  osteopathyTest,
  testRegions,
} from "@meridian/core/clinical/osteopathy/osteopathy-tests";
import type { Osteopathy, TestResult, TestSide } from "@meridian/core/contracts/visits/sections/osteopathy";
import { TextField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMeaning } from "../../terms/meanings.tsx";
import { useOsteopathyWords } from "../../terms/term-words.tsx";
import { Choice } from "./choice.tsx";
import classes from "./osteopathy.module.css";

type Tests = Osteopathy["tests"];
const NOT_DONE: Tests[string] = { left: null, right: null, middle: null };

type TestsPanelProps = {
  tests: Tests;
  before: Tests | undefined;
  /** The tests the clinic does, in its order; those with results are shown after them. */
  offered: readonly string[];
  onChange: (tests: Tests) => void;
};

/** The orthopaedic and osteopathic tests by region, with the result of each side. */
export function TestsPanel({ tests, before, offered, onChange }: TestsPanelProps) {
  const { t } = useTranslation("osteopathy");
  const [searchText, setSearchText] = useState("");
  const language = currentLanguage();
  const words = useOsteopathyWords();
  const meaning = useMeaning("osteo-tests", shippedMeaning);
  const shown = [...new Set([...offered, ...Object.keys(tests)])]
    .flatMap((key) => words.test(key) ?? [])
    .filter((test) => matches(test, meaning?.(test.key) ?? "", searchText));
  const set = (key: string, side: TestSide, result: TestResult | null) => {
    const { [key]: before = NOT_DONE, ...rest } = tests;
    const next = { ...before, [side]: result };
    onChange(Object.values(next).every((one) => one === null) ? rest : { ...rest, [key]: next });
  };
  const regions = [...new Set(shown.map(({ region }) => region))];
  return (
    <>
      <p className={classes.help}>{t("tests.help")}</p>
      <TextField type="search" label={t("tests.find")} value={searchText} onChange={setSearchText} />
      {shown.length === 0 && <p className={classes.none}>{t("tests.nothing")}</p>}
      {regions.map((region) => {
        const all = shown.filter((test) => test.region === region);
        const done = all.filter(({ key }) => tests[key]).length;
        return (
          <details
            // Regions with search results are open; without a search, those with results of this or the previous visit.
            key={`${region}${searchText === "" ? "" : "!"}`}
            className={classes.region}
            open={searchText !== "" || done > 0 || all.some(({ key }) => before?.[key])}
          >
            <summary>
              <h3>{testRegions.find(({ key }) => key === region)?.[language]}</h3>
              <span className="num">{t("tests.done", { count: done, all: all.length })}</span>
            </summary>
            <ul>
              {all.map((test) => (
                <TestRow
                  key={test.key}
                  test={test}
                  meaning={meaning?.(test.key) ?? ""}
                  results={tests[test.key] ?? NOT_DONE}
                  before={before?.[test.key]}
                  onResult={(side, result) => set(test.key, side, result)}
                />
              ))}
            </ul>
          </details>
        );
      })}
    </>
  );
}

const shippedMeaning = (key: string) => osteopathyTest(key)?.shows ?? { en: "", pt: "" };

const withoutDiacritics = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
const matches = ({ en, pt, shows }: OsteopathyTest, meaning: string, wanted: string) =>
  withoutDiacritics(`${en} ${pt} ${shows.en} ${shows.pt} ${meaning}`).includes(
    withoutDiacritics(wanted.trim()),
  );

type TestRowProps = {
  test: OsteopathyTest;
  /** What a positive result suggests; empty in a signed visit. */
  meaning: string;
  results: Tests[string];
  before: Tests[string] | undefined;
  onResult: (side: TestSide, result: TestResult | null) => void;
};

function TestRow({ test, meaning, results, before, onResult }: TestRowProps) {
  const { t } = useTranslation("osteopathy");
  const language = currentLanguage();
  const sides: readonly TestSide[] = test.sided ? ["left", "right"] : ["middle"];
  const options = [
    { value: "none", label: t("tests.notDone") },
    { value: "negative", label: t("tests.negative") },
    { value: "positive", label: t("tests.positive") },
  ] as const;
  return (
    <li className={classes.test}>
      <p>
        <strong>{test[language]}</strong>
        {meaning && <small>{meaning}</small>}
      </p>
      {sides.map((side) => {
        const last = before?.[side];
        return (
          <div key={side} data-result={results[side]}>
            <Choice
              small
              label={t(`tests.${side}`)}
              neutral="none"
              options={options}
              value={results[side] ?? "none"}
              onChange={(result) => onResult(side, result === "none" ? null : result)}
            />
            {last && <small>{t("tests.last", { result: t(`tests.${last}`).toLocaleLowerCase() })}</small>}
          </div>
        );
      })}
    </li>
  );
}

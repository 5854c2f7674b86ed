import { clusterOf } from "@meridian/core/clinical/icd/icd-extensions";
import {
  DIAGNOSIS_KINDS,
  type Diagnosis,
  inWeight,
  wholeDiagnosis,
} from "@meridian/core/contracts/visits/sections/diagnosis";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { Tag } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { usePatterns } from "../../api/visit.ts";
import type { ViewProps } from "../../frame/section-props.ts";
import { useVisitWords } from "../../terms/term-words.tsx";
import classes from "./diagnosis.module.css";
import { evidenceName } from "./evidence.ts";
import { type Entry, entryId, entryName } from "./naming.ts";

/** Diagnoses as read: the primary one of each kind first, with what speaks for it. */
export function View({ value: stored }: ViewProps<Diagnosis>) {
  const { t } = useTranslation("diagnosis");
  const value = wholeDiagnosis(stored);
  const patterns = usePatterns(value.patterns.length > 0);
  const language = currentLanguage();
  const words = useVisitWords();
  return (
    <div className={classes.read}>
      {DIAGNOSIS_KINDS.filter((kind) => value[kind].length > 0).map((kind) => (
        <div key={kind}>
          <h4>{t(`kind.${kind}`)}</h4>
          <ul>
            {inWeight<Entry>(value[kind]).map((entry) => (
              <li key={entryId(entry)}>
                <p>
                  {kind === "icd" && <code>{clusterOf(entry.code ?? "", entry.extensions)}</code>}{" "}
                  {entryName(entry, kind, { language, patterns: patterns.data?.patterns ?? [], words })}{" "}
                  {entry.primary && <Tag tone="green">{t("primary")}</Tag>}{" "}
                  <span className={classes.quiet}>{t(`certainty.${entry.certainty}`)}</span>
                </p>
                {entry.note && <p className={classes.note}>{entry.note}</p>}
                {entry.evidence.length > 0 && (
                  <p className={classes.quiet}>
                    {t("supportedBy")}{" "}
                    {entry.evidence.map((one) => evidenceName(one, language, words) || one.code).join("; ")}
                  </p>
                )}
                {entry.reference && <p className={classes.quiet}>{entry.reference.title}</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {value.text && <p className={classes.note}>{value.text}</p>}
    </div>
  );
}

import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import { codeMessage } from "@meridian/ui/i18n/error-message";
import preview from "@meridian/ui/sheets/preview.module.css";
import { useTranslation } from "react-i18next";
import type { SheetRowView } from "../model/use-sheet-import.ts";
import { Difference } from "./difference.tsx";
import { useFieldText } from "./field-text.ts";

/** A row of the file: the entry it names, what becomes of it, and what would be different or is wrong. */
export function SpreadsheetRow({ catalogue, row }: { catalogue: CatalogueKey; row: SheetRowView }) {
  const { t } = useTranslation("spreadsheet");
  const { t: sheets } = useTranslation("sheets");
  const { number, key, outcome, comparison, attention } = row;
  const faults = useFaults(catalogue, row);
  const isChange = outcome === "changed" || outcome === "added" || outcome === "retired";
  return (
    <tbody className={preview.row} data-attention={attention || undefined}>
      <tr>
        <th scope="row" data-label={sheets("row")}>
          {number}
        </th>
        <td data-label={t("import.entry")} data-text="">
          {key || t("import.newEntry")}
        </td>
        <td data-label={sheets("decision")} data-text="">
          {t(`outcome.${outcome}`)}
        </td>
      </tr>
      {(isChange || faults.length > 0) && (
        <tr>
          <td colSpan={3} className={preview.messages}>
            <div className={preview.message}>
              {faults.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {isChange && comparison && (
                <Difference
                  catalogue={catalogue}
                  before={comparison.before}
                  after={comparison.after}
                  label={key}
                />
              )}
              {isChange && comparison?.reference && <p>{t("import.otherReference")}</p>}
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** What is wrong with a row, with the name of the field. */
function useFaults(catalogue: CatalogueKey, { faults }: SheetRowView): string[] {
  const { t } = useTranslation("spreadsheet");
  const { t: say } = useTranslation("errors");
  const { fieldName } = useFieldText(catalogue);
  const named = (name: string) => {
    if (name === "key" || name === "retired" || name === "reference") return t(`column.${name}`);
    const [field = "", language] = name.split(".");
    return language ? `${fieldName(field)} (${language})` : fieldName(field);
  };
  return Object.entries(faults).map(([name, code]) => `${named(name)}: ${codeMessage(say, code)}`);
}

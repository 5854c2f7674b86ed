import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import type { Revision } from "@meridian/core/contracts/revisions/revisions";
import { useTranslation } from "react-i18next";
import { FieldDifferences } from "../../../history/field-differences.tsx";
import { useFieldText } from "./field-text.ts";

type EntryChangesProps = { catalogue: CatalogueKey; changes: Revision["changes"] };

/** What a change of an entry altered, in the words of its catalogue. */
export function EntryChanges({ catalogue, changes }: EntryChangesProps) {
  const { t } = useTranslation("catalogues");
  const { fieldName, valueText } = useFieldText(catalogue);
  /** A field of the entry, and the language where it has a text in each. */
  const partsOf = (field: string) => {
    const [, name = "", language] = /^fields\.([^.]+)(?:\.(en|pt))?$/.exec(field) ?? [];
    return { name, language };
  };
  return (
    <FieldDifferences
      changes={changes}
      words={{
        fieldName: (field) => {
          if (field === "review") return t("state");
          if (field === "retired") return t("retired");
          const { name, language } = partsOf(field);
          if (!language) return fieldName(name);
          return t("inLanguage", {
            field: fieldName(name),
            language: t(language === "pt" ? "portuguese" : "english"),
          });
        },
        valueText: (field, value) => {
          if (value === null) return "";
          if (field === "review") return t(`states.${value}` as "states.reviewed");
          if (field === "retired") return t(value ? "yes" : "no");
          const { name, language } = partsOf(field);
          return language ? String(value) : valueText(name, value);
        },
      }}
    />
  );
}

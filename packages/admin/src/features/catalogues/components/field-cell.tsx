import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import classes from "./catalogues.module.css";
import { useFieldText, WRITTEN_IN } from "./field-text.ts";

type FieldCellProps = { catalogue: CatalogueKey; field: string; value: unknown };

/** A field in a list: in the interface's language, or in that of the field. A word or a figure stays in one piece. */
export function FieldCell({ catalogue, field, value }: FieldCellProps) {
  const { shortText, isWord } = useFieldText(catalogue);
  const text = shortText(field, value);
  const language = WRITTEN_IN[field];
  if (!isWord(field) && !language) return text;
  return (
    <span className={isWord(field) ? classes.state : undefined} lang={language}>
      {text}
    </span>
  );
}

import { matching } from "@meridian/core/text/matching";
import { useTranslation } from "react-i18next";
import { FieldLabel, type FieldProps, type Option } from "./fields.tsx";
import { SearchPick } from "./search-pick.tsx";
import type { Pick } from "./use-found.ts";

/** The longest list that opens below the field. */
const OFFERED = 12;

/** A name without the characters behind it matches whole: "huang qi" is Huáng Qí 黄芪 before Huáng Qín 黄芩. */
const namesOf = ({ label, value }: Option) => [label, label.replaceAll(/\p{Script=Han}/gu, "").trim(), value];

/** Options that match the words, as picks of a search. */
export const foundOptions = (
  options: readonly Option[],
  words: string,
  pickOf: (option: Option) => Omit<Pick, "id" | "label">,
): Pick[] =>
  matching(options, words, namesOf)
    .slice(0, OFFERED)
    .map((one) => ({ id: one.value, label: one.label, ...pickOf(one) }));

type OptionSearchProps = Omit<FieldProps<unknown>, "id" | "name" | "value" | "onChange"> & {
  id: string;
  options: readonly Option[];
  find: (text: string) => Pick[];
  /** Whether nothing more can be added. */
  isFull: boolean;
};

/** The search that adds to a field of several options. */
export function OptionSearch({ id, label, help, error, required = false, ...props }: OptionSearchProps) {
  const { t } = useTranslation("ui");
  const { options, find, isFull, disabled = false } = props;
  return (
    <SearchPick
      id={id}
      label={<FieldLabel label={label} required={required} />}
      help={help}
      error={error}
      disabled={disabled || isFull}
      placeholder={isFull ? t("field.full") : t("field.search")}
      least={1}
      pause={0}
      find={async (text) => find(text)}
      findNow={find}
      among={options}
      nothing={t("table.noMatches")}
      failed={t("table.noMatches")}
    />
  );
}

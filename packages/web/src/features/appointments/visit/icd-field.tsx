import { SearchPick } from "@meridian/ui/forms/search-pick";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { findIcd } from "../api/visit.ts";
import { Chosen } from "./chosen.tsx";

export type Coded = { code: string; title: string };

type IcdFieldProps = {
  id: string;
  value: readonly Coded[];
  onChange: (next: Coded[]) => void;
  onRemoved: (item: Coded, at: number) => void;
};

/** ICD codes, found by code or words of both languages; kept with the title they were chosen by. */
export function IcdField({ id, value, onChange, onRemoved }: IcdFieldProps) {
  const { t } = useTranslation("visit");
  const { t: act } = useTranslation("ui");
  return (
    <div>
      <SearchPick
        id={id}
        label={t("icd.label")}
        placeholder={t("icd.placeholder")}
        find={async (text, signal) =>
          (await findIcd(text, signal)).map((item) => ({
            id: item.code,
            label: item[currentLanguage()],
            note: item.code,
            run: () => {
              if (!value.some(({ code }) => code === item.code))
                onChange([...value, { code: item.code, title: item[currentLanguage()] }]);
            },
          }))
        }
        nothing={t("icd.nothing")}
        failed={act("state.errorTitle")}
      />
      <Chosen
        items={value.map(({ code, title }) => ({ id: code, code, label: title }))}
        onRemove={(at) => {
          const item = value[at];
          if (!item) return;
          onChange(value.filter((_, index) => index !== at));
          onRemoved(item, at);
        }}
      />
    </div>
  );
}

/** Codes as read. */
export const IcdList = ({ value }: { value: readonly Coded[] }) => (
  <Chosen items={value.map(({ code, title }) => ({ id: code, code, label: title }))} />
);

/** A list with an item put back where it was. */
export const putBack = <T,>(list: readonly T[], item: T, at: number): T[] => [
  ...list.slice(0, at),
  item,
  ...list.slice(at),
];

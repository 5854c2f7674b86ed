import { type IcdChoice, icdTitle } from "@meridian/core/contracts/visits/sections/icd-choice";
import { SearchPick } from "@meridian/ui/forms/search-pick";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { memo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { searchIcd } from "../api/visit.ts";
import { ChosenList } from "./chosen-list.tsx";

type IcdFieldProps = {
  id: string;
  value: readonly IcdChoice[];
  onChange: (next: IcdChoice[]) => void;
  onRemoved: (item: IcdChoice, at: number) => void;
};

/** ICD codes, searched by code or by words of both languages. Each is stored with the title it was chosen by. */
export const IcdField = memo(({ id, value, onChange, onRemoved }: IcdFieldProps) => {
  const { t } = useTranslation("visit");
  const { t: act } = useTranslation("ui");
  // The search answers later: it must add to the current value, not to the one it began with.
  const now = useRef({ value, onChange });
  now.current = { value, onChange };
  return (
    <div>
      <SearchPick
        id={id}
        label={t("icd.label")}
        placeholder={t("icd.placeholder")}
        find={async (text, signal) =>
          (await searchIcd(text, signal)).map(({ code, en, pt, favourite }) => {
            const title = icdTitle({ title: en || pt || code, en, pt }, currentLanguage());
            return {
              id: code,
              label: title,
              note: favourite ? `★ ${code}` : code,
              run: () => {
                const { value: chosen, onChange: choose } = now.current;
                if (!chosen.some((one) => one.code === code)) choose([...chosen, { code, title, en, pt }]);
              },
            };
          })
        }
        nothing={t("icd.nothing")}
        failed={act("state.errorTitle")}
      />
      <ChosenList
        items={chosenItems(value)}
        onRemove={(at) => {
          const item = value[at];
          if (!item) return;
          onChange(value.filter((_, index) => index !== at));
          onRemoved(item, at);
        }}
      />
    </div>
  );
});

const chosenItems = (value: readonly IcdChoice[]) =>
  value.map((choice) => ({
    id: choice.code,
    code: choice.code,
    label: icdTitle(choice, currentLanguage()),
  }));

/** ICD codes, read-only. */
export const IcdList = ({ value }: { value: readonly IcdChoice[] }) => (
  <ChosenList items={chosenItems(value)} />
);

/** A copy of the list with `item` inserted at position `at`. */
export const insertAt = <T,>(list: readonly T[], item: T, at: number): T[] => [
  ...list.slice(0, at),
  item,
  ...list.slice(at),
];

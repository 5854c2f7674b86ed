import { type IcdChoice, icdTitle } from "@meridian/core/contracts/visits/sections/icd-choice";
import { SearchPick } from "@meridian/ui/forms/search-pick";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { findIcd } from "../api/visit.ts";
import { Chosen } from "./chosen-list.tsx";

type IcdFieldProps = {
  id: string;
  value: readonly IcdChoice[];
  onChange: (next: IcdChoice[]) => void;
  onRemoved: (item: IcdChoice, at: number) => void;
};

/** ICD codes, found by code or words of both languages; kept with the title they were chosen by. */
export function IcdField({ id, value, onChange, onRemoved }: IcdFieldProps) {
  const { t } = useTranslation("visit");
  const { t: act } = useTranslation("ui");
  // What was typed in the row since the search began must still be there.
  const now = useRef({ value, onChange });
  now.current = { value, onChange };
  return (
    <div>
      <SearchPick
        id={id}
        label={t("icd.label")}
        placeholder={t("icd.placeholder")}
        find={async (text, signal) =>
          (await findIcd(text, signal)).map(({ code, en, pt, favourite }) => {
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
      <Chosen
        items={labelled(value)}
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

const labelled = (value: readonly IcdChoice[]) =>
  value.map((choice) => ({
    id: choice.code,
    code: choice.code,
    label: icdTitle(choice, currentLanguage()),
  }));

/** Codes as read. */
export const IcdList = ({ value }: { value: readonly IcdChoice[] }) => <Chosen items={labelled(value)} />;

/** A list with an item put back where it was. */
export const putBack = <T,>(list: readonly T[], item: T, at: number): T[] => [
  ...list.slice(0, at),
  item,
  ...list.slice(at),
];

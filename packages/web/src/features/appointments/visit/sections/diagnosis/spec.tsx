import type { TcmPatternItem } from "@meridian/core/contracts/reference";
import type { SectionData } from "@meridian/core/contracts/sections";
import { TextareaField } from "@meridian/ui/forms/fields";
import { SearchPick } from "@meridian/ui/forms/search-pick";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useAllows } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { usePatterns } from "../../../api/visit.ts";
import { Chosen } from "../../chosen.tsx";
import { IcdField, IcdList, putBack } from "../../icd-field.tsx";
import type { EditProps, ViewProps } from "../../section-props.ts";
import classes from "../../visit.module.css";

type Diagnosis = SectionData<"diagnosis">;

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
/** Every word typed begins a word of the pattern's name in either language. */
function matching(patterns: readonly TcmPatternItem[], typed: string) {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return patterns.filter(({ en, pt }) => {
    const words = plain(`${en} ${pt}`).split(/[\s-]+/);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}

export function Edit({ value, onChange, onRemoved }: EditProps<Diagnosis>) {
  const { t } = useTranslation("visit");
  const { t: act } = useTranslation("ui");
  const mtc = useAllows()({ module: "mtc" });
  const patterns = usePatterns(mtc || value.patterns.length > 0);
  const set = (change: Partial<Diagnosis>) => onChange({ ...value, ...change });
  return (
    <div className={classes.fields}>
      <IcdField
        id="diagnosis-icd"
        value={value.icd}
        onChange={(icd) => set({ icd })}
        onRemoved={(item, at) => onRemoved((now) => ({ ...now, icd: putBack(now.icd, item, at) }))}
      />
      {mtc && (
        <div>
          <SearchPick
            id="patterns"
            label={t("patterns.label")}
            placeholder={t("patterns.placeholder")}
            least={1}
            find={async (text) =>
              matching(patterns.data?.patterns ?? [], text)
                .slice(0, 12)
                .map((pattern) => ({
                  id: pattern.key,
                  label: pattern[currentLanguage()],
                  note: pattern.channels.join(" "),
                  run: () => {
                    if (!value.patterns.includes(pattern.key))
                      set({ patterns: [...value.patterns, pattern.key] });
                  },
                }))
            }
            nothing={t("patterns.nothing")}
            failed={act("state.errorTitle")}
          />
          <Chosen
            items={named(value.patterns, patterns.data?.patterns)}
            onRemove={(at) => {
              const key = value.patterns[at];
              if (key === undefined) return;
              set({ patterns: value.patterns.filter((one) => one !== key) });
              onRemoved((now) => ({ ...now, patterns: putBack(now.patterns, key, at) }));
            }}
          />
        </div>
      )}
      <TextareaField
        label={t("diagnosis.text")}
        rows={3}
        value={value.text}
        onChange={(text) => set({ text })}
      />
    </div>
  );
}

const named = (keys: readonly string[], patterns: readonly TcmPatternItem[] = []) =>
  keys.map((key) => ({
    id: key,
    label: patterns.find((pattern) => pattern.key === key)?.[currentLanguage()] ?? key.replaceAll("_", " "),
  }));

export function View({ value }: ViewProps<Diagnosis>) {
  const patterns = usePatterns(value.patterns.length > 0);
  return (
    <>
      <IcdList value={value.icd} />
      <Chosen items={named(value.patterns, patterns.data?.patterns)} />
      {value.text && <p className={classes.prose}>{value.text}</p>}
    </>
  );
}

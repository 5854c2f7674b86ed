import { offeredExtensions } from "@meridian/core/clinical/icd/icd-extensions";
import type { Extension } from "@meridian/core/contracts/visits/sections/diagnosis";
import { usePublished } from "@meridian/ui/catalogue/use-published";
import { SeveralField } from "@meridian/ui/forms/several-field";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { type Entry, withExtension } from "./naming.ts";

type ExtensionChoiceProps = {
  id: string;
  entry: Entry;
  onChange: (extensions: Extension[]) => void;
};

/** Extension codes of a diagnosis: how severe it is, on which side and so on. */
export function ExtensionChoice({ id, entry, onChange }: ExtensionChoiceProps) {
  const { t } = useTranslation("diagnosis");
  const { overlay } = usePublished("icd-extensions");
  const language = currentLanguage();
  const chosen = entry.extensions ?? [];
  const offered = offeredExtensions(overlay).map(({ name, ...one }): Extension => ({ ...one, ...name }));
  // What was chosen stays in the list when it was retired since.
  const all = [...offered, ...chosen.filter(({ code }) => !offered.some((one) => one.code === code))];
  const change = (codes: readonly string[]) => {
    const kept = chosen.filter(({ code }) => codes.includes(code));
    const added = all.filter(({ code }) => codes.includes(code) && !kept.some((one) => one.code === code));
    onChange(added.reduce(withExtension, kept));
  };
  return (
    <SeveralField
      id={`extensions-${id}`}
      label={t("extensionsOf", { code: entry.code ?? "" })}
      value={chosen.map(({ code }) => code)}
      onChange={change}
      most={8}
      options={all.map((one) => ({
        value: one.code,
        label: `${t(`axis.${one.axis}`)}: ${one[language] || one.en || one.pt} (${one.code})`,
      }))}
    />
  );
}

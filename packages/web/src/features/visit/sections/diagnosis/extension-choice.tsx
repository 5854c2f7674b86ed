import { offeredExtensions } from "@meridian/core/clinical/icd/icd-extensions";
import type { Extension } from "@meridian/core/contracts/visits/sections/diagnosis";
import { usePublished } from "@meridian/ui/catalogue/use-published";
import { SeveralField } from "@meridian/ui/forms/several-field";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./diagnosis.module.css";
import { type Entry, withExtension } from "./naming.ts";

type ExtensionChoiceProps = {
  id: string;
  entry: Entry;
  onChange: (extensions: Extension[]) => void;
};

/** Extension codes of a diagnosis, which can be opened: how severe it is, on which side and so on. */
export function ExtensionChoice(props: ExtensionChoiceProps) {
  const { t } = useTranslation("diagnosis");
  const [open, setOpen] = useState(false);
  return (
    <details className={classes.reasoning} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={t("extensionsOf", { code: props.entry.code ?? "" })}>{t("extensions")}</summary>
      {open && (
        <div className={classes.reasons}>
          <ExtensionSearch {...props} />
        </div>
      )}
    </details>
  );
}

function ExtensionSearch({ id, entry, onChange }: ExtensionChoiceProps) {
  const { t } = useTranslation("diagnosis");
  const { overlay } = usePublished("icd-extensions");
  const language = currentLanguage();
  const field = `extensions-${id}`;
  useEffect(() => document.getElementById(field)?.focus(), [field]);
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
      id={field}
      label={t("addExtension", { code: entry.code ?? "" })}
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

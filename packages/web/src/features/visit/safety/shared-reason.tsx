import { Button } from "@mantine/core";
import { type SafetyHit, sentenceOf } from "@meridian/core/clinical/safety/finding";
import { CheckboxField, SelectField, TextField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type GiveReason, QUICK_REASONS } from "./reasons.tsx";
import classes from "./safety.module.css";

const OTHER = "other";

type SharedReasonProps = { open: readonly SafetyHit[]; give: GiveReason };

/**
 * One reason for several warnings, each ticked by name: nothing is ticked beforehand, so that no warning gets a reason
 * that was not meant for it.
 */
export function SharedReason({ open, give }: SharedReasonProps) {
  const { t } = useTranslation("safety");
  const [shown, setShown] = useState(false);
  if (open.length < 2) return null;
  return (
    <div className={classes.shared}>
      <button type="button" className={classes.link} aria-expanded={shown} onClick={() => setShown(!shown)}>
        {t("shared.title")}
      </button>
      {shown && <SharedForm key={open.map(({ rule }) => rule).join("|")} open={open} give={give} />}
    </div>
  );
}

function SharedForm({ open, give }: SharedReasonProps) {
  const { t } = useTranslation("safety");
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState("");
  const [own, setOwn] = useState("");
  const [missing, setMissing] = useState<"warnings" | "reason">();
  const id = useId();
  const words = chosen === OTHER ? own : chosen;
  const tick = (rule: string, on: boolean) => {
    setMissing(undefined);
    setTicked((now) => new Set([...now].filter((one) => one !== rule).concat(on ? [rule] : [])));
  };
  const submit = () => {
    if (ticked.size < 2) return setMissing("warnings");
    if (!words.trim()) return setMissing("reason");
    give(
      open.filter(({ rule }) => ticked.has(rule)),
      words,
    );
  };
  return (
    <div className={classes.sharedForm}>
      <fieldset>
        <legend>{t("shared.which")}</legend>
        {open.map((hit) => (
          <CheckboxField
            key={hit.rule}
            id={`${id}-${hit.rule}`}
            label={sentenceOf(hit)[currentLanguage()]}
            value={ticked.has(hit.rule)}
            onChange={(on) => tick(hit.rule, on)}
          />
        ))}
      </fieldset>
      <SelectField
        id={`${id}-reason`}
        label={t("reason")}
        empty={t("give")}
        value={chosen}
        error={missing === "reason" ? t("shared.noReason") : undefined}
        onChange={(next) => {
          setMissing(undefined);
          setChosen(next);
        }}
        options={[
          ...QUICK_REASONS.map((key) => ({ value: t(`quick.${key}`), label: t(`quick.${key}`) })),
          { value: OTHER, label: t("ownWords") },
        ]}
      />
      {chosen === OTHER && (
        <TextField
          id={`${id}-own`}
          label={t("reasonExample")}
          maxLength={500}
          value={own}
          onChange={setOwn}
        />
      )}
      {missing === "warnings" && <p role="alert">{t("shared.noWarnings")}</p>}
      <Button variant="default" size="compact-sm" onClick={submit}>
        {t("shared.give", { count: ticked.size })}
      </Button>
    </div>
  );
}

import { Button } from "@mantine/core";
import { type BodySystem, bodySystems } from "@meridian/core/clinical/anamnesis/review-terms";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { type SystemReview, wasAsked } from "@meridian/core/contracts/visits/sections/review-of-systems";
import { TextareaField, TextField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Toggles } from "../../entries/choices.tsx";
import { Disclosure } from "../../entries/disclosure.tsx";
import shared from "../../frame/section.module.css";
import type { EditProps, ViewProps } from "../../frame/section-props.ts";
import { useVisitFacts } from "../../frame/visit-context.tsx";
import classes from "./review.module.css";

type Review = SectionData<"review_of_systems">;
const NOT_REVIEWED: SystemReview = { normal: false, findings: [], note: "" };

export function Edit({ value, onChange, onRemoved }: EditProps<Review>) {
  const { t } = useTranslation("anamnesis");
  const { patient } = useVisitFacts().visit;
  const of = (key: string) => value.systems[key] ?? NOT_REVIEWED;
  const asked = bodySystems.filter(
    ({ key, sex }) => !sex || patient.gender === null || patient.gender === sex || wasAsked(of(key)),
  );
  const open = asked.filter(({ key }) => !wasAsked(of(key)));
  const set = (key: string, change: Partial<SystemReview>) =>
    onChange({ ...value, systems: { ...value.systems, [key]: { ...of(key), ...change } } });
  const allNormal = () => {
    const normal = open.map(({ key }) => [key, { ...NOT_REVIEWED, normal: true }]);
    onChange({ ...value, systems: { ...value.systems, ...Object.fromEntries(normal) } });
    onRemoved((now) => ({
      ...now,
      systems: Object.fromEntries(
        Object.entries(now.systems).filter(
          ([key, { findings, note }]) =>
            !open.some((one) => one.key === key) || findings.length > 0 || note !== "",
        ),
      ),
    }));
  };
  return (
    <div className={shared.fields}>
      <div className={classes.bar}>
        <span>{t("review.asked", { count: asked.length - open.length, of: asked.length })}</span>
        <Button variant="default" size="compact-sm" disabled={open.length === 0} onClick={allNormal}>
          {t(open.length === asked.length ? "review.allNormal" : "review.restNormal")}
        </Button>
      </div>
      <ul className={classes.systems}>
        {asked.map((system) => (
          <li key={system.key}>
            <System
              system={system}
              value={of(system.key)}
              onChange={(change) => set(system.key, change)}
              onCleared={(findings) =>
                onRemoved((now) => ({
                  ...now,
                  systems: {
                    ...now.systems,
                    [system.key]: { ...(now.systems[system.key] ?? NOT_REVIEWED), findings, normal: false },
                  },
                }))
              }
            />
          </li>
        ))}
      </ul>
      <TextareaField
        label={t("remarks")}
        rows={1}
        value={value.text}
        onChange={(text) => onChange({ ...value, text })}
      />
    </div>
  );
}

type SystemProps = {
  system: BodySystem;
  value: SystemReview;
  onChange: (change: Partial<SystemReview>) => void;
  onCleared: (findings: string[]) => void;
};

/** A body system: one press marks it as normal, opening it lists its findings. */
function System({ system, value, onChange, onCleared }: SystemProps) {
  const { t } = useTranslation("anamnesis");
  const name = system[currentLanguage()];
  const toggleNormal = () => {
    if (value.findings.length > 0) onCleared(value.findings);
    onChange({ normal: !value.normal, findings: [] });
  };
  return (
    <Disclosure
      name={name}
      summary={systemText(system, value)}
      relevant={value.findings.length > 0}
      action={
        <button
          type="button"
          className={classes.normal}
          aria-pressed={value.normal}
          aria-label={t("review.normalOf", { name })}
          onClick={toggleNormal}
        >
          {value.normal && <IconCheck size={14} stroke={2.5} aria-hidden />}
          {t("review.normal")}
        </button>
      }
    >
      <div className={classes.details}>
        <Toggles
          label={t("review.findingsOf", { name })}
          hideLabel
          options={system.findings.map((one) => ({ value: one.key, label: one[currentLanguage()] }))}
          value={value.findings}
          onChange={(findings) => onChange({ findings, normal: false })}
        />
        <TextField
          label={t("review.noteOf", { name })}
          hideLabel
          placeholder={t("review.note")}
          value={value.note}
          onChange={(note) => onChange({ note })}
        />
      </div>
    </Disclosure>
  );
}

/** The findings and the note of a system as text: "Headache, vertigo. In the morning". */
const systemText = ({ findings }: BodySystem, value: SystemReview) =>
  [
    findings
      .filter(({ key }) => value.findings.includes(key))
      .map((one) => one[currentLanguage()])
      .join(", "),
    value.note,
  ]
    .filter(Boolean)
    .join(" · ");

/** The findings by system, and all normal systems in one line. */
export function View({ value: { systems, text } }: ViewProps<Review>) {
  const { t } = useTranslation("anamnesis");
  const language = currentLanguage();
  const reviewed = bodySystems.flatMap((system) => {
    const review = systems[system.key];
    return review && wasAsked(review) ? [{ system, review, text: systemText(system, review) }] : [];
  });
  const normal = reviewed.filter(({ review, text: findings }) => review.normal && findings === "");
  return (
    <>
      <dl className={shared.facts}>
        {reviewed
          .filter(({ text: findings }) => findings !== "")
          .map(({ system, review, text: findings }) => (
            <div key={system.key}>
              <dt>{system[language]}</dt>
              <dd>{review.normal ? `${t("review.normal")} · ${findings}` : findings}</dd>
            </div>
          ))}
        {normal.length > 0 && (
          <div>
            <dt>{t("review.normal")}</dt>
            <dd>{normal.map(({ system }) => system[language]).join(", ")}</dd>
          </div>
        )}
      </dl>
      {text && <p className={shared.prose}>{text}</p>}
    </>
  );
}

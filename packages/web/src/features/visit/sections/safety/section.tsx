import { needsReason } from "@meridian/core/clinical/safety/finding";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { hasReason } from "@meridian/core/contracts/visits/sections/safety";
import { TextField } from "@meridian/ui/forms/fields";
import { formatDate, formatDateTime } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { EditProps, ViewProps } from "../../frame/section-props.ts";
import { useVisitFacts } from "../../frame/visit-context.tsx";
import { conditionName } from "../../model/condition-name.ts";
import classes from "../../safety/safety.module.css";
import { useHasTreatments, useSafety } from "../../safety/safety-context.tsx";
import { WarningLines } from "../../safety/warnings.tsx";

type Safety = SectionData<"safety">;

/** The warnings about the chosen treatments, with the reasons for continuing. After signing, only the reasons. */
export function Edit({ value, onChange }: EditProps<Safety>) {
  const { t } = useTranslation("safety");
  const { mode } = useVisitFacts();
  const { verdict } = useSafety();
  const chosen = useHasTreatments();
  if (mode !== "live") return <AmendReasons value={value} onChange={onChange} />;
  const asked = new Set((verdict?.hits ?? []).filter(needsReason).map(({ rule }) => rule));
  const others = Object.fromEntries(Object.entries(value.reasons).filter(([rule]) => !asked.has(rule)));
  return (
    <>
      {verdict && chosen ? (
        <WarningLines verdict={verdict} reasons={value.reasons} onChange={onChange} />
      ) : (
        <p className={classes.nothing}>{t(chosen ? "waiting" : "empty")}</p>
      )}
      <EarlierConditions />
      {verdict && Object.values(others).some(hasReason) && (
        <details>
          <summary>{t("kept")}</summary>
          <View value={{ reasons: others }} />
        </details>
      )}
    </>
  );
}

/** Conditions recorded in earlier visits that the check includes, unless this visit records that they are gone. */
function EarlierConditions() {
  const { t } = useTranslation("safety");
  const { visit } = useVisitFacts();
  const { live } = useSafety();
  const gone = useSyncExternalStore(live.subscribe, () => live.read().sections.past_history?.gone);
  const conditions = (visit.patient.clinical?.before.conditions ?? []).filter(
    ({ key }) => !gone?.includes(key),
  );
  if (conditions.length === 0) return null;
  const words = conditions.map(({ key, said }) => `${conditionName(key)} (${formatDate(said)})`);
  return (
    <p className={classes.unchecked}>
      <strong>{t("earlier")}</strong> {words.join(", ")}
    </p>
  );
}

function AmendReasons({ value, onChange }: Pick<EditProps<Safety>, "value" | "onChange">) {
  const { t } = useTranslation("safety");
  const language = currentLanguage();
  return (
    <>
      {Object.entries(value.reasons).map(([rule, given]) => (
        <TextField
          key={rule}
          label={given[language] || t("reason")}
          maxLength={500}
          value={given.reason}
          onChange={(reason) =>
            onChange((now) => ({ ...now, reasons: { ...now.reasons, [rule]: { ...given, reason } } }))
          }
        />
      ))}
    </>
  );
}

/** The warnings that were overridden, with their reasons. */
export function View({ value: { reasons } }: ViewProps<Safety>) {
  const { t } = useTranslation("safety");
  const language = currentLanguage();
  return (
    <dl className={classes.reasons}>
      {Object.entries(reasons)
        .filter(([, given]) => hasReason(given))
        .map(([rule, given]) => (
          <div key={rule}>
            <dt>{given[language]}</dt>
            <dd>
              {given.reason}
              {given.at && ` · ${formatDateTime(given.at)}`}
              {given.shared_with && ` · ${t("shared.with", { count: given.shared_with.length })}`}
            </dd>
          </div>
        ))}
    </dl>
  );
}

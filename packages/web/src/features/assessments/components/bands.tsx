import { Button } from "@mantine/core";
import type { Faults } from "@meridian/core/clinical/assessments/custom-test-faults";
import { scoreOf } from "@meridian/core/clinical/assessments/custom-test-scoring";
import type { Band, TestContent } from "@meridian/core/contracts/assessments/custom-test-content";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextField } from "@meridian/ui/forms/fields";
import { NumberField } from "@meridian/ui/forms/number-field";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { codeMessage } from "@meridian/ui/i18n/error-message";
import { formatNumber } from "@meridian/ui/i18n/format";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { nextBand, putBack } from "../model/draft.ts";
import classes from "./tests.module.css";

type BandsProps = {
  content: TestContent;
  onChange: (change: (now: TestContent) => TestContent) => void;
  faults: Faults;
};

/** The meanings of the total score, such as "0 to 4 mild". */
export function Bands({ content, onChange, faults }: BandsProps) {
  const { t } = useTranslation("assessments");
  const { t: act } = useTranslation("ui");
  const score = scoreOf(content, {});
  const list = (change: (now: Band[]) => Band[]) => onChange((now) => ({ ...now, bands: change(now.bands) }));
  const set = (band: Band) => list((now) => now.map((one) => (one.id === band.id ? band : one)));
  const remove = (band: Band, at: number) => {
    list((now) => now.filter(({ id }) => id !== band.id));
    toast(t("bands.removed"), {
      action: { label: act("action.undo"), run: () => list((now) => putBack(now, band, at)) },
    });
  };
  return (
    <section className={classes.panel} aria-label={t("bands.title")}>
      <h2>{t("bands.title")}</h2>
      <p className={classes.quiet}>
        {score
          ? t("bands.span", { least: formatNumber(score.least), most: formatNumber(score.most) })
          : t("bands.none")}
      </p>
      {content.bands.length > 0 && (
        <ul className={classes.bands}>
          {content.bands.map((band, at) => (
            <BandRow
              key={band.id}
              band={band}
              at={at}
              faults={faults}
              onChange={set}
              onRemove={() => remove(band, at)}
            />
          ))}
        </ul>
      )}
      {(score || content.bands.length > 0) && (
        <div>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
            onClick={() => list((now) => [...now, nextBand(now, score?.least ?? 0)])}
          >
            {t("bands.add")}
          </Button>
        </div>
      )}
    </section>
  );
}

type RowProps = {
  band: Band;
  at: number;
  faults: Faults;
  onChange: (band: Band) => void;
  onRemove: () => void;
};

function BandRow({ band, at, faults, onChange, onRemove }: RowProps) {
  const { t } = useTranslation("assessments");
  const { t: say } = useTranslation("errors");
  const problem = (field: string) => {
    const code = faults[`bands.${at}.${field}`];
    return code && codeMessage(say, code);
  };
  return (
    <li>
      {(["from", "to"] as const).map((end) => (
        <NumberField
          key={end}
          id={`band-${end}-${band.id}`}
          label={t(`bands.${end}`)}
          digits={2}
          value={band[end]}
          onChange={(value) => onChange({ ...band, [end]: value })}
          error={problem(end)}
        />
      ))}
      <TextField
        id={`band-label-${band.id}`}
        label={t("bands.label")}
        placeholder={t("bands.example")}
        maxLength={80}
        value={band.label}
        onChange={(label) => onChange({ ...band, label })}
        error={problem("label")}
      />
      <RemoveButton label={t("bands.remove", { name: band.label || at + 1 })} onRemove={onRemove} />
    </li>
  );
}

import { ActionIcon, Button } from "@mantine/core";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import "@mantine/core/styles/ActionIcon.layer.css";
import type { Faults } from "@meridian/core/clinical/assessments/custom-test-faults";
import { offeredResponseTypes } from "@meridian/core/clinical/assessments/offered-response-types";
import type { Option } from "@meridian/core/contracts/assessments/custom-test-content";
import { usePublished } from "@meridian/ui/catalogue/use-published";
import { toast } from "@meridian/ui/feedback/toasts";
import { SelectField, TextField } from "@meridian/ui/forms/fields";
import { NumberField } from "@meridian/ui/forms/number-field";
import { codeMessage } from "@meridian/ui/i18n/error-message";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { IconArrowDown, IconArrowUp, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useResponseTypes } from "../api/response-types.ts";
import { moved, newOption, putBack, withOwnIds } from "../model/draft.ts";
import classes from "./tests.module.css";

type EditorProps = {
  id: string;
  options: readonly Option[];
  faults: Faults;
  /** Offers the response types of the clinic and of the product to copy from. */
  types?: boolean;
  onChange: (change: (now: readonly Option[]) => Option[]) => void;
};

/** Options with their points: Enter adds the next, arrows move, removals can be undone. */
export function OptionsEditor({ id, options, faults, types, onChange }: EditorProps) {
  const { t } = useTranslation("assessments");
  const { t: say } = useTranslation("errors");
  const { t: act } = useTranslation("ui");
  const set = (option: Option) => onChange((now) => now.map((one) => (one.id === option.id ? option : one)));
  const remove = (option: Option, at: number) => {
    onChange((now) => now.filter((one) => one.id !== option.id));
    toast(t("optionRemoved"), {
      action: { label: act("action.undo"), run: () => onChange((now) => putBack(now, option, at)) },
    });
  };
  return (
    <fieldset id={id} tabIndex={-1} className={classes.options}>
      <legend>{t("options.title")}</legend>
      {types && <TypePick onTake={(taken) => onChange(() => withOwnIds(taken))} />}
      {faults.options && <p className={classes.error}>{codeMessage(say, faults.options)}</p>}
      <ul>
        {options.map((option, at) => (
          <OptionRow
            key={option.id}
            id={id}
            option={option}
            at={at}
            last={at === options.length - 1}
            fault={faults[`options.${at}.label`]}
            onChange={set}
            onMove={(to) => onChange((now) => moved(now, at, to))}
            onRemove={() => remove(option, at)}
          />
        ))}
      </ul>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
        onClick={() => onChange((now) => [...now, newOption()])}
      >
        {t("options.add")}
      </Button>
    </fieldset>
  );
}

type RowProps = {
  id: string;
  option: Option;
  at: number;
  last: boolean;
  fault: string | undefined;
  onChange: (option: Option) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function OptionRow({ id, option, at, last, fault, onChange, onMove, onRemove }: RowProps) {
  const { t } = useTranslation("assessments");
  const { t: say } = useTranslation("errors");
  return (
    <li>
      <TextField
        id={`option-${id}-${option.id}`}
        label={t("options.label", { number: at + 1 })}
        hideLabel
        placeholder={t("options.label", { number: at + 1 })}
        maxLength={160}
        value={option.label}
        onChange={(label) => onChange({ ...option, label })}
        error={fault && codeMessage(say, fault)}
      />
      <NumberField
        label={t("options.points", { number: at + 1 })}
        hideLabel
        placeholder={t("options.pointsShort")}
        digits={2}
        value={option.points}
        onChange={(points) => onChange({ ...option, points })}
      />
      <span className={classes.optionTools}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t("options.up", { number: at + 1 })}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        >
          <IconArrowUp size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t("options.down", { number: at + 1 })}
          disabled={last}
          onClick={() => onMove(at + 1)}
        >
          <IconArrowDown size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
        <RemoveButton label={t("options.remove", { number: at + 1 })} onRemove={onRemove} />
      </span>
    </li>
  );
}

function TypePick({ onTake }: { onTake: (options: readonly Option[]) => void }) {
  const { t } = useTranslation("assessments");
  const own = useResponseTypes().data?.items ?? [];
  const { overlay } = usePublished("response-types");
  const offered = offeredResponseTypes(overlay, currentLanguage()).map(({ key, name, options }) => ({
    id: `offered ${key}`,
    name,
    options: options.map((option, at) => ({ id: `${at}`, ...option })),
  }));
  const types = [...own, ...offered];
  return (
    <SelectField
      label={t("options.type")}
      help={t("options.typeHelp")}
      value=""
      options={types.map(({ id, name, options }) => ({
        value: id,
        label: `${name} (${options.map(({ label }) => label).join(", ")})`,
      }))}
      onChange={(chosen) => {
        const type = types.find(({ id }) => id === chosen);
        if (type) onTake(type.options);
      }}
    />
  );
}

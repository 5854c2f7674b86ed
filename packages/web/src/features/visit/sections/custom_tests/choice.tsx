import type { Answer, Question } from "@meridian/core/contracts/assessments/custom-test-content";
import { NumberField } from "@meridian/ui/forms/number-field";
import { useTranslation } from "react-i18next";
import classes from "./custom-tests.module.css";

type Props<K extends Question["kind"]> = {
  id: string;
  label: string;
  required: boolean;
  help?: string;
  error: string | undefined;
  question: Extract<Question, { kind: K }>;
  answer: Answer | undefined;
  onChange: (answer: Answer | undefined) => void;
};

type OptionButtonsProps = Pick<Props<"options">, "id" | "label" | "required" | "help" | "error"> & {
  many: boolean;
  options: readonly { id: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Options as buttons large enough for touch. In a single choice, a second press clears the answer. */
function OptionButtons({
  id,
  label,
  required,
  help,
  error,
  many,
  options,
  chosen,
  onChange,
}: OptionButtonsProps) {
  const { t } = useTranslation("ui");
  const toggle = (option: string) => {
    const on = chosen.includes(option);
    if (!many) return onChange(on ? [] : [option]);
    // The value keeps the test's order, not that of the presses.
    const next = new Set(on ? chosen.filter((one) => one !== option) : [...chosen, option]);
    onChange(options.map((one) => one.id).filter((one) => next.has(one)));
  };
  return (
    <fieldset className={classes.group} id={id}>
      <legend>
        {label} {required && <small>{t("field.required")}</small>}
      </legend>
      {help && <p className={classes.help}>{help}</p>}
      <div className={classes.pills}>
        {options.map((option) => (
          <label key={option.id}>
            <input
              type={many ? "checkbox" : "radio"}
              name={id}
              checked={chosen.includes(option.id)}
              onChange={() => toggle(option.id)}
              onClick={() => !many && chosen.includes(option.id) && toggle(option.id)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && <p className={classes.error}>{error}</p>}
    </fieldset>
  );
}

/** A question with one or several options, or with yes and no. */
export function Choice({ question, answer, onChange, ...rest }: Props<"options" | "yes_no">) {
  const { t } = useTranslation("assessment-questions");
  if (question.kind === "options")
    return (
      <OptionButtons
        {...rest}
        many={question.many}
        options={question.options}
        chosen={Array.isArray(answer) ? answer : []}
        onChange={onChange}
      />
    );
  const options = [
    { id: "yes", label: t("yes") },
    { id: "no", label: t("no") },
  ];
  return (
    <OptionButtons
      {...rest}
      many={false}
      options={options}
      chosen={typeof answer === "boolean" ? [answer ? "yes" : "no"] : []}
      onChange={([chosen]) => onChange(chosen === undefined ? undefined : chosen === "yes")}
    />
  );
}

/** Scales with up to this many steps are buttons; longer ones are sliders. */
const MAX_BUTTONS = 11;

/** A scale question with the labels of its ends. */
export function Scale({ id, label, required, help, error, question, answer, onChange }: Props<"scale">) {
  const { t } = useTranslation("ui");
  const { min, max, min_label, max_label } = question;
  const value = typeof answer === "number" ? answer : undefined;
  const count = max - min + 1;
  const steps = Array.from({ length: Math.max(0, Math.min(count, MAX_BUTTONS)) }, (_, index) => min + index);
  return (
    <fieldset className={`${classes.group} ${classes.scale}`} id={id}>
      <legend>
        {label} {required && <small>{t("field.required")}</small>}
      </legend>
      {help && <p className={classes.help}>{help}</p>}
      {count <= MAX_BUTTONS ? (
        <div
          className={classes.steps}
          style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}
        >
          {steps.map((step) => (
            <label key={step}>
              <input
                type="radio"
                name={id}
                checked={value === step}
                onChange={() => onChange(step)}
                // A second press clears the answer.
                onClick={() => value === step && onChange(undefined)}
              />
              <span className="num">{step}</span>
            </label>
          ))}
        </div>
      ) : (
        <div className={classes.slider} data-set={value !== undefined || undefined}>
          <input
            type="range"
            aria-label={label}
            min={min}
            max={max}
            value={value ?? min}
            onChange={(event) => onChange(Number(event.currentTarget.value))}
          />
          <NumberField
            label={label}
            hideLabel
            value={value ?? null}
            onChange={(figure) => onChange(figure ?? undefined)}
          />
        </div>
      )}
      {(min_label || max_label) && (
        <p className={classes.scaleEnds}>
          <span>{min_label}</span>
          <span>{max_label}</span>
        </p>
      )}
      {error && <p className={classes.error}>{error}</p>}
    </fieldset>
  );
}

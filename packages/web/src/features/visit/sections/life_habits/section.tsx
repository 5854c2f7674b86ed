import {
  HABIT_GROUPS,
  type Habit,
  type HabitAnswer,
  type HabitGroup,
  habitFault,
  habitGroups,
  isAsked,
  isOfTheDay,
  lifeHabitTerms,
} from "@meridian/core/clinical/anamnesis/habit-terms";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { TextareaField, TextField } from "@meridian/ui/forms/fields";
import { NumberField } from "@meridian/ui/forms/number-field";
import { formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { Choices, Scale, Toggles } from "../../entries/choices.tsx";
import { Disclosure } from "../../entries/disclosure.tsx";
import { LastValue, useLastResult } from "../../frame/last-value.tsx";
import shared from "../../frame/section.module.css";
import type { EditProps, ViewProps } from "../../frame/section-props.ts";
import classes from "./life-habits.module.css";
import { TimeField } from "./time-field.tsx";

type LifeHabits = SectionData<"life_habits">;

export function Edit({ value, onChange }: EditProps<LifeHabits>) {
  const { t } = useTranslation("anamnesis");
  const { values } = value;
  const last = useLastResult("life_habits");
  const set = (key: string, answer: HabitAnswer | null) => {
    const { [key]: _, ...rest } = values;
    const none = answer === null || answer === "" || (Array.isArray(answer) && answer.length === 0);
    onChange({ ...value, values: none ? rest : { ...rest, [key]: answer as LifeHabits["values"][string] } });
  };
  return (
    <div className={shared.fields}>
      <ul className={classes.groups}>
        {HABIT_GROUPS.map((group) => (
          <li key={group}>
            <Disclosure name={habitGroups[group][currentLanguage()]} summary={groupText(group, values)}>
              <div className={classes.questions}>
                {lifeHabitTerms
                  .filter((habit) => habit.group === group)
                  // A habit that was answered before is always shown.
                  .filter((habit) => isAsked(habit, values) || values[habit.key] !== undefined)
                  .map((habit) => (
                    <div key={habit.key} data-kind={habit.kind}>
                      <Question
                        habit={habit}
                        answer={values[habit.key]}
                        onChange={(answer) => set(habit.key, answer)}
                      />
                      {isOfTheDay(habit) && (
                        <LastValue
                          start={last?.start}
                          text={answerText(habit, last?.data.values[habit.key])}
                        />
                      )}
                    </div>
                  ))}
              </div>
            </Disclosure>
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

type QuestionProps = {
  habit: Habit;
  answer: HabitAnswer | undefined;
  onChange: (answer: HabitAnswer | null) => void;
};

function Question({ habit, answer, onChange }: QuestionProps) {
  const { t } = useTranslation("anamnesis");
  const language = currentLanguage();
  const label = habit[language];
  const words = typeof answer === "string" ? answer : "";
  const figure = typeof answer === "number" ? answer : null;
  switch (habit.kind) {
    case "choice":
      return (
        <Choices label={label} options={optionsOf(habit.options)} value={words || null} onChange={onChange} />
      );
    case "multi":
      return (
        <Toggles
          label={label}
          options={optionsOf(habit.options)}
          value={Array.isArray(answer) ? answer : []}
          onChange={onChange}
        />
      );
    case "scale":
      return <Scale label={label} min={habit.min} max={habit.max} value={figure} onChange={onChange} />;
    case "number":
      return (
        <NumberField
          label={label}
          digits={habit.decimals}
          {...(habit.unit && { unit: habit.unit[language] })}
          value={figure}
          onChange={onChange}
          error={
            figure !== null && habitFault(habit.key, figure)
              ? t("habits.range", { low: habit.min, high: habit.max })
              : undefined
          }
        />
      );
    case "time":
      return <TimeField label={label} value={words} onChange={onChange} />;
    case "text":
      return <TextField label={label} value={words} onChange={onChange} maxLength={500} />;
  }
}

const optionsOf = (options: Extract<Habit, { options: unknown }>["options"]) =>
  options.map((option) => ({ value: option.key, label: option[currentLanguage()] }));

/** The answered habits, one line a group. */
export function View({ value: { values, text } }: ViewProps<LifeHabits>) {
  const answeredGroups = HABIT_GROUPS.map((group) => ({ group, said: groupText(group, values) }));
  return (
    <>
      <dl className={shared.facts}>
        {answeredGroups.map(
          ({ group, said: text }) =>
            text && (
              <div key={group}>
                <dt>{habitGroups[group][currentLanguage()]}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {text && <p className={shared.prose}>{text}</p>}
    </>
  );
}

/** A group's answers as text: "Diet: Vegan · Coffee: 2 cups/day". */
const groupText = (group: HabitGroup, values: LifeHabits["values"]) =>
  lifeHabitTerms
    .filter((habit) => habit.group === group && values[habit.key] !== undefined)
    .map((habit) => `${habit[currentLanguage()]}: ${answerText(habit, values[habit.key])}`)
    .join(" · ");

/** An answer as text: "1.5 L/day", "Sweet, salty". */
function answerText(habit: Habit, answer: HabitAnswer | undefined): string {
  const language = currentLanguage();
  if ("options" in habit) {
    const chosen = Array.isArray(answer) ? answer : [answer];
    return habit.options
      .filter(({ key }) => chosen.includes(key))
      .map((option) => option[language])
      .join(", ");
  }
  if (typeof answer !== "number") return String(answer ?? "");
  if (habit.kind === "scale") return `${answer} / ${habit.max}`;
  return [formatNumber(answer), habit.kind === "number" && habit.unit?.[language]].filter(Boolean).join(" ");
}

import { TextInput } from "@mantine/core";
import { pulseMeaning } from "@meridian/core/clinical/pulse/pulse-meanings";
import {
  PULSE_GROUPS,
  type PulseGroup,
  type PulseQuality,
  pulseQualities,
  pulseQuality,
  searchQualities,
  shortName,
} from "@meridian/core/clinical/pulse/pulse-terms";
import { type FoundItem, Listbox, listedBy } from "@meridian/ui/forms/listbox";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import "@meridian/ui/fonts/noto-serif-sc.css";
import { Announced } from "@meridian/ui/states/announced";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import shared from "../../frame/section.module.css";
import { toggledKeys } from "../../model/pulse.ts";
import { Meanings } from "../../terms/meanings.tsx";
import { useTerms } from "../../terms/term-words.tsx";
import classes from "./pulse.module.css";
import { usePulseNames } from "./pulse-names.ts";

type QualitiesProps = {
  id: string;
  label: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Called for an arrow key while the field is empty. */
  onArrow?: (arrow: string) => void;
  field?: RefObject<HTMLInputElement | null>;
};

/** Chooses qualities by typing part of a name, in either language or pinyin, or from the list of all. */
export function Qualities(props: QualitiesProps) {
  const { chosen, onChange } = props;
  const now = useRef(props);
  now.current = props;
  const { t } = useTranslation("visit");
  const words = usePulseNames();
  return (
    <div>
      <QualitySearch {...props} />
      {chosen.length > 0 && (
        <ul className={shared.chosen}>
          {chosen.map((key) => (
            <li key={key}>
              <span>{words.quality(key)}</span>
              <RemoveButton
                size="sm"
                label={t("remove", { name: words.quality(key) })}
                name={words.quality(key)}
                onRemove={() => {
                  onChange(toggledKeys(chosen, key));
                  return () => {
                    const { chosen: current, onChange: change } = now.current;
                    if (!current.includes(key)) change([...current, key]);
                  };
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Meanings
        catalogue="pulse"
        found={chosen.map((code) => ({ code, name: words.quality(code) }))}
        shipped={pulseMeaning}
      />
      <AllQualities chosen={chosen} onChange={onChange} />
    </div>
  );
}

function useFoundQualities(typed: string) {
  const { words, retired } = useTerms("pulse");
  return searchQualities(typed, currentLanguage(), words)
    .filter(({ key }) => !retired.has(key))
    .slice(0, 8);
}

/**
 * The search field. While something is typed, the arrows move in the list and Enter adds the marked quality; in the empty
 * field Backspace removes the last one.
 */
function QualitySearch({ id, label, chosen, onChange, onArrow, field }: QualitiesProps) {
  const { t } = useTranslation("pulse");
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const found = useFoundQualities(typed);
  const marked = Math.min(at, found.length - 1);
  const addQuality = (quality: PulseQuality | undefined) => {
    if (!quality) return;
    setTyped("");
    setAt(0);
    if (!chosen.includes(quality.key)) onChange([...chosen, quality.key]);
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (typed === "") {
      if (key === "Backspace" && chosen.length > 0) onChange(chosen.slice(0, -1));
      else if (key.startsWith("Arrow") && onArrow) onArrow(key);
      // Enter would submit the form.
      else if (key !== "Enter") return;
    } else if (move) setAt(Math.max(0, Math.min(found.length - 1, marked + move)));
    else if (key === "Enter") addQuality(found[marked]);
    else if (key === "Escape") setTyped("");
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes.pick}>
      <TextInput
        ref={field}
        id={id}
        label={label}
        placeholder={t("typed")}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        {...listedBy(id, found.length > 0, marked)}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onBlur={() => setTyped("")}
        onKeyDown={onKey}
      />
      {found.length > 0 && (
        <Listbox
          id={id}
          label={label}
          items={found.map(shownAs)}
          at={marked}
          onTake={(index) => addQuality(found[index])}
          onMark={setAt}
        />
      )}
      <Announced>
        {typed.trim() !== "" && found.length === 0 && <p className={classes.none}>{t("nothing")}</p>}
      </Announced>
    </div>
  );
}

const shownAs = (quality: PulseQuality): FoundItem => ({
  id: quality.key,
  label: quality[currentLanguage()],
  note: (
    <>
      <span lang="zh">{quality.zh}</span> {quality.pinyin}
    </>
  ),
});

/** All qualities by group, as buttons for touch. */
function AllQualities({ chosen, onChange }: Pick<QualitiesProps, "chosen" | "onChange">) {
  const { t } = useTranslation("pulse");
  const language = currentLanguage();
  const { words, retired } = useTerms("pulse");
  return (
    <details className={classes.all}>
      <summary>{t("all")}</summary>
      <div className={classes.groups}>
        {(Object.keys(PULSE_GROUPS) as PulseGroup[]).map((group) => (
          <fieldset
            key={group}
            className={classes.group}
            aria-label={t("groupOf", { group: PULSE_GROUPS[group][language] })}
          >
            <legend>{PULSE_GROUPS[group][language]}</legend>
            <div>
              {pulseQualities
                .filter(({ key, group: one }) => one === group && (!retired.has(key) || chosen.includes(key)))
                .map((shipped) => pulseQuality(shipped.key, words) ?? shipped)
                .map((quality) => (
                  <button
                    key={quality.key}
                    type="button"
                    title={`${quality[language]}, ${quality.pinyin}`}
                    aria-pressed={chosen.includes(quality.key)}
                    onClick={() => onChange(toggledKeys(chosen, quality.key))}
                  >
                    {shortName(quality, language)}
                  </button>
                ))}
            </div>
          </fieldset>
        ))}
      </div>
    </details>
  );
}

import type { RyodorakuKey } from "@meridian/core/clinical/ryodoraku/ryodoraku-terms";
import { parseNumber, writeNumber } from "@meridian/ui/forms/number-field";
import { formatNumber } from "@meridian/ui/i18n/format";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./ryodoraku.module.css";

type ReadingFieldProps = {
  reading: RyodorakuKey;
  /** "H1 left, Lung". */
  label: string;
  value: number | undefined;
  /** The typed text where it is not a number within the scale. */
  refused: string | undefined;
  previous: number | undefined;
  onType: (text: string) => void;
  /** Moves to another field; returns whether there is one. */
  onMove: (pressed: string) => boolean;
};

/** A field for one reading. Focus selects its text, so that typing replaces it. */
export function ReadingField({
  reading,
  label,
  value,
  refused,
  previous,
  onType,
  onMove,
}: ReadingFieldProps) {
  const { t } = useTranslation("ryodoraku");
  const [typed, setTyped] = useState<string>();
  const id = `ryodoraku-${reading}`;
  const stored = value ?? null;
  const shown =
    refused ?? (typed !== undefined && parseNumber(typed) === stored ? typed : writeNumber(stored));
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const pressed = movementOf(event);
    if (!pressed) return;
    if (refused !== undefined && pressed === "Next") {
      event.preventDefault();
      event.currentTarget.select();
    } else if (onMove(pressed) || pressed === "Next") event.preventDefault();
  };
  return (
    <>
      <span className={classes.field}>
        <input
          id={id}
          data-reading={reading}
          className="num"
          aria-label={label}
          aria-invalid={refused !== undefined || undefined}
          aria-describedby={refused !== undefined ? `${id}-refused` : undefined}
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          value={shown}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onType(event.currentTarget.value);
          }}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => setTyped(undefined)}
          onKeyDown={onKey}
        />
        {previous !== undefined && (
          <small className="num" title={t("previous")}>
            <span className="visually-hidden">{t("previous")} </span>
            {formatNumber(previous)}
          </small>
        )}
      </span>
      {refused !== undefined && (
        <span id={`${id}-refused`} className={classes.problem} role="alert">
          {t("refused", { reading: label })}
        </span>
      )}
    </>
  );
}

/**
 * The movement a key asks for: Enter to the next field, Shift+Enter to the previous one, and the arrows. Left and right
 * move to another field only from the ends of the text.
 */
function movementOf(event: KeyboardEvent<HTMLInputElement>): string | undefined {
  const { key, shiftKey, currentTarget: input } = event;
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (key === "Enter") return shiftKey ? "Back" : "Next";
  if (shiftKey) return undefined;
  if (key === "ArrowUp" || key === "ArrowDown") return key;
  const from = input.selectionStart ?? 0;
  const to = input.selectionEnd ?? 0;
  const end = input.value.length;
  const whole = from === 0 && to === end;
  if (key === "ArrowLeft" && (whole || to === 0)) return key;
  if (key === "ArrowRight" && (whole || from === end)) return key;
  return undefined;
}

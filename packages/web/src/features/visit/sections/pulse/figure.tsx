import {
  PULSE_PLACES,
  PULSE_SIDES,
  type PulsePosition,
  pulsePositions,
} from "@meridian/core/clinical/pulse/pulse-terms";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { feltAt, isFelt, positionAfter } from "../../model/pulse.ts";
import classes from "./pulse.module.css";
import { usePulseNames } from "./pulse-names.ts";
import { Wrists } from "./wrists.tsx";

type FigureProps = {
  value: SectionData<"pulse">;
  previous: SectionData<"pulse"> | undefined;
  chosen: PulsePosition;
  onChoose: (position: PulsePosition) => void;
  /** Called when a letter is typed on a position. */
  onType: () => void;
};

/** Both wrists with their six positions, which can be chosen with the pointer or the arrow keys. */
export function Figure({ value, previous, chosen, onChoose, onType }: FigureProps) {
  const { t } = useTranslation("pulse");
  const cards = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\p{L}$/u.test(event.key)) return onType();
    const next = positionAfter(chosen, event.key);
    if (!event.key.startsWith("Arrow")) return;
    event.preventDefault();
    onChoose(next);
    cards.current?.querySelector<HTMLElement>(`[data-position="${next}"]`)?.focus();
  };
  return (
    <div
      ref={cards}
      className={classes.figure}
      role="radiogroup"
      aria-label={t("positions")}
      onKeyDown={onKey}
    >
      <Wrists chosen={chosen} felt={(position) => isFelt(feltAt(value, position))} onChoose={onChoose} />
      {PULSE_SIDES.map((side) => (
        <span key={side} className={classes.side} data-side={side} aria-hidden>
          {t(`side.${side}`)}
        </span>
      ))}
      {PULSE_PLACES.flatMap((place) =>
        PULSE_SIDES.map((side) => {
          const position: PulsePosition = `${side}_${place}`;
          return (
            <PositionCard
              key={position}
              position={position}
              value={value}
              previous={previous}
              chosen={chosen === position}
              onChoose={() => onChoose(position)}
            />
          );
        }),
      )}
    </div>
  );
}

type CardProps = Pick<FigureProps, "value" | "previous"> & {
  position: PulsePosition;
  chosen: boolean;
  onChoose: () => void;
};

/** The findings at a position, and those of the last visit where they differ. */
function PositionCard({ position, value, previous, chosen, onChoose }: CardProps) {
  const { t } = useTranslation("pulse");
  const words = usePulseNames();
  const { side, place, channels } = pulsePositions[position];
  const felt = feltAt(value, position);
  const descriptions = [words.qualities(felt.qualities), ...words.scales(felt)].filter(Boolean);
  const before = previous && words.qualities(feltAt(previous, position).qualities);
  const previousText =
    before && before !== words.qualities(felt.qualities) ? t("lastTime", { what: before }) : "";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card with two lines of text, not a circle with a label
    <button
      type="button"
      role="radio"
      aria-checked={chosen}
      aria-label={[`${words.position(position)}, ${channels.join(" ")}`, ...descriptions, previousText]
        .filter(Boolean)
        .join(". ")}
      tabIndex={chosen ? 0 : -1}
      data-position={position}
      data-side={side}
      data-place={place}
      className={classes.card}
      onClick={onChoose}
    >
      <span className={classes.cardHead}>
        <b>{t(`place.${place}`)}</b> <small>{channels.join(" ")}</small>
      </span>
      {descriptions.length > 0 ? (
        <>
          <span className={classes.qualities}>{words.qualities(felt.qualities)}</span>
          <small>{words.scales(felt).join(" · ")}</small>
        </>
      ) : (
        <small className={classes.notFelt}>{t("unsaid")}</small>
      )}
      {previousText && <small className={classes.before}>{previousText}</small>}
    </button>
  );
}

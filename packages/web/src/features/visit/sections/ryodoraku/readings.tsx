import { Button } from "@mantine/core";
import {
  isReading,
  pastedReadings,
  type RyodorakuReading,
  type RyodorakuReadings,
} from "@meridian/core/clinical/ryodoraku/ryodoraku";
import { RYODORAKU_KEYS, type RyodorakuKey } from "@meridian/core/clinical/ryodoraku/ryodoraku-terms";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { parseNumber } from "@meridian/ui/forms/number-field";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { EditProps } from "../../frame/section-props.ts";
import { readingAfter, settingsOf, withReading } from "../../model/ryodoraku.ts";
import { useRyodorakuLines } from "../../terms/term-words.tsx";
import { ReadingField } from "./reading-field.tsx";
import { useReadingNames } from "./reading-names.ts";
import classes from "./ryodoraku.module.css";
import { ChannelStateTag } from "./state.tsx";

type Data = SectionData<"ryodoraku">;

type ReadingsProps = Pick<EditProps<Data>, "value" | "onChange" | "onRemoved"> & {
  reading: RyodorakuReading;
  clinic: Data["settings"];
  previous: RyodorakuReadings | undefined;
};

/**
 * The fields in the order of measuring, left before right. Enter moves to the next field, arrows to a neighbour, and
 * twenty-four pasted numbers fill all fields. An invalid value stays in its field and is not stored.
 */
export function Readings({ value, onChange, onRemoved, reading, clinic, previous }: ReadingsProps) {
  const { t } = useTranslation("ryodoraku");
  const fields = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<Partial<Record<RyodorakuKey, string>>>({});
  const { problem, paste } = usePaste({ value, onChange, onRemoved, clinic, onFilled: () => setRefused({}) });
  const move = (key: RyodorakuKey, pressed: string) => {
    const next = readingAfter(key, pressed);
    const after = pressed === "Next" && !next ? "#ryodoraku-note" : next && `[data-reading="${next}"]`;
    if (!after) return false;
    const root = next ? fields.current : fields.current?.ownerDocument;
    root?.querySelector<HTMLElement>(after)?.focus();
    return true;
  };
  const type = (key: RyodorakuKey, text: string) => {
    const typed = parseNumber(text);
    const fits = typed === null || isReading(typed);
    const { [key]: _, ...others } = refused;
    setRefused(fits ? others : { ...others, [key]: text });
    onChange(withReading(value, key, fits && typed !== null ? typed : undefined, clinic));
  };
  const clear = () => {
    const { readings } = value;
    setRefused({});
    onChange({ ...value, readings: {} });
    onRemoved((now) => ({ ...now, readings, settings: value.settings }));
  };
  return (
    <div ref={fields} className={classes.entry} onPaste={paste}>
      <p className={classes.help}>{t("help")}</p>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.limbs}>
        {(["hand", "foot"] as const).map((limb) => (
          <LimbTable
            key={limb}
            limb={limb}
            value={value}
            reading={reading}
            refused={refused}
            previous={previous}
            move={move}
            type={type}
          />
        ))}
      </div>
      <p className={classes.count}>
        <span className="num" role="status">
          {t(reading.complete ? "complete" : "count", { count: reading.count, of: RYODORAKU_KEYS.length })}
        </span>
        {reading.count > 0 && (
          <Button variant="subtle" size="compact-sm" color="gray" onClick={clear}>
            {t("clear")}
          </Button>
        )}
      </p>
    </div>
  );
}

type LimbTableProps = {
  limb: "hand" | "foot";
  value: Data;
  reading: RyodorakuReading;
  refused: Partial<Record<RyodorakuKey, string>>;
  previous: RyodorakuReadings | undefined;
  move: (key: RyodorakuKey, pressed: string) => boolean;
  type: (key: RyodorakuKey, text: string) => void;
};

function LimbTable({ limb, value, reading, refused, previous, move, type }: LimbTableProps) {
  const { t } = useTranslation("ryodoraku");
  const words = useReadingNames();
  const lines = useRyodorakuLines();
  return (
    <table className={classes.fields}>
      <caption>{t(`limb.${limb}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t("line")}</th>
          <th scope="col">{t("left")}</th>
          <th scope="col">{t("right")}</th>
          <th scope="col">{t("state")}</th>
        </tr>
      </thead>
      <tbody>
        {lines
          .filter((line) => line.limb === limb)
          .map((line) => (
            <tr key={line.code}>
              <th scope="row">
                <b>{line.code}</b> {line.channel}
                <small title={t("measuredAt")}>
                  {line.measured}
                  {line.or && `/${line.or}`}
                </small>
              </th>
              {(["L", "R"] as const).map((side) => {
                const key: RyodorakuKey = `${line.channel}_${side}`;
                return (
                  <td key={side}>
                    <ReadingField
                      reading={key}
                      label={words.reading(key)}
                      value={value.readings[key]}
                      refused={refused[key]}
                      previous={previous?.[key]}
                      onType={(text) => type(key, text)}
                      onMove={(pressed) => move(key, pressed)}
                    />
                  </td>
                );
              })}
              <td>
                <ChannelStateTag reading={reading.channels.find(({ channel }) => channel === line.channel)} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

type PasteProps = Pick<ReadingsProps, "value" | "onChange" | "onRemoved" | "clinic"> & {
  onFilled: () => void;
};

/** Fills all fields from the clipboard, or shows what is wrong with its text and changes nothing. */
function usePaste({ value, onChange, onRemoved, clinic, onFilled }: PasteProps) {
  const { t } = useTranslation("ryodoraku");
  const words = useReadingNames();
  const [problem, setProblem] = useState<string>();
  const paste = (event: React.ClipboardEvent) => {
    const pasted = pastedReadings(event.clipboardData.getData("text"));
    setProblem(undefined);
    if (!pasted) return;
    event.preventDefault();
    if (!("readings" in pasted)) {
      setProblem(
        pasted.fault === "count"
          ? t("paste.count", { count: pasted.count })
          : t(`paste.${pasted.fault}`, { reading: words.reading(pasted.key) }),
      );
      return;
    }
    const before = value;
    onFilled();
    onChange({ ...value, readings: pasted.readings, settings: settingsOf(value, clinic) });
    if (Object.keys(before.readings).length > 0)
      onRemoved((now) => ({ ...now, readings: before.readings, settings: before.settings }));
  };
  return { problem, paste };
}

import { Button } from "@mantine/core";
import type { TermWords } from "@meridian/core/clinical/catalogues/term-words";
import { tongueMeaning } from "@meridian/core/clinical/tongue/tongue-meanings";
import { readTongue } from "@meridian/core/clinical/tongue/tongue-reading";
import {
  mayBeZoned,
  TONGUE_ZONES,
  type TongueDescriptor,
  type TongueGroup,
  type TongueZone,
  tongueCodeName,
  tongueDescriptor,
  tongueGroups,
} from "@meridian/core/clinical/tongue/tongue-terms";
import type { TongueData } from "@meridian/core/contracts/visits/sections/tongue";
import { TextareaField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Meanings } from "../../terms/meanings.tsx";
import { useTerms } from "../../terms/term-words.tsx";
import { Choice, Toggle } from "./chips.tsx";
import classes from "./findings.module.css";
import { drawnText } from "./words.ts";

type Place = "whole" | TongueZone;
const PLACES: readonly Place[] = ["whole", ...TONGUE_ZONES];

/** The findings of a healthy tongue. */
const HEALTHY = [
  "body_color.light_red",
  "body_shape.normal",
  "coating_thickness.thin",
  "coating_color.white",
  "moisture.moist",
] as const;

type FindingsProps = { value: TongueData; onChange: (change: (now: TongueData) => TongueData) => void };

export const codesAt = ({ whole, zones }: TongueData, place: Place): readonly string[] =>
  place === "whole" ? whole : (zones[place] ?? []);

function withCodes(value: TongueData, place: Place, codes: string[]): TongueData {
  if (place === "whole") return { ...value, whole: codes };
  const { [place]: _, ...zones } = value.zones;
  return { ...value, zones: codes.length > 0 ? { ...zones, [place]: codes } : zones };
}

/**
 * Adds or removes a code. In a group with a single answer it replaces the others; "normal" and the other codes of a
 * group exclude each other.
 */
function withToggled(codes: readonly string[], { code, group }: TongueDescriptor, single: boolean): string[] {
  if (codes.includes(code)) return codes.filter((one) => one !== code);
  const normal = `${group}.normal`;
  const stays = (one: string) =>
    !one.startsWith(`${group}.`) || !(single || code === normal || one === normal);
  return [...codes.filter(stays), code];
}

/** Checkboxes for the findings of the whole tongue and of each zone: everything that can be drawn, without drawing. */
export function Findings({ value, onChange }: FindingsProps) {
  const { t } = useTranslation("tongue");
  const name = useId();
  const [place, setPlace] = useState<Place>("whole");
  const codes = codesAt(value, place);
  const { words, retired } = useTerms("tongue");
  const here = drawnText(t, value, words).find((drawn) => drawn.place === place);
  const groups = tongueGroups.filter((group) => place === "whole" || group.zoned);
  return (
    <div className={classes.findings}>
      <div className={classes.findingsHead}>
        <h3>{t("findings.label")}</h3>
        {place === "whole" && codes.length === 0 && (
          <Button
            variant="default"
            size="compact-sm"
            title={t("findings.usualHelp")}
            onClick={() => onChange((now) => ({ ...now, whole: [...HEALTHY] }))}
          >
            {t("findings.usual")}
          </Button>
        )}
      </div>
      <fieldset className={classes.places} data-begin>
        <legend>{t("findings.place")}</legend>
        {PLACES.map((one) => {
          const { length } = codesAt(value, one);
          return (
            <Choice
              key={one}
              name={name}
              label={
                <>
                  {one === "whole" ? t("findings.whole") : t(`at.${one}`)}
                  {length > 0 && (
                    <span className={classes.count} title={t("findings.count", { count: length })}>
                      {length}
                    </span>
                  )}
                </>
              }
              checked={place === one}
              onChange={() => setPlace(one)}
            />
          );
        })}
      </fieldset>
      {here && <p className={classes.selected}>{t("findings.drawnHere", { what: here.what })}</p>}
      <div className={classes.groups}>
        {groups.map((group) => (
          <Group
            key={group.key}
            group={group}
            zoned={place !== "whole"}
            codes={codes}
            words={words}
            retired={retired}
            onToggle={(descriptor) =>
              onChange((now) =>
                withCodes(now, place, withToggled(codesAt(now, place), descriptor, group.single)),
              )
            }
          />
        ))}
      </div>
      <Meanings catalogue="tongue" found={foundIn(value, words)} shipped={tongueMeaning} />
      <TextareaField
        label={t("findings.note")}
        value={value.note}
        maxLength={2000}
        onChange={(note) => onChange((now) => ({ ...now, note }))}
      />
    </div>
  );
}

/** What was found, drawn or chosen, in the order of the examination. */
function foundIn(value: TongueData, words: TermWords) {
  const codes = new Set(Object.values(readTongue(value).facts).flatMap((some) => [...some]));
  return tongueGroups.flatMap(({ descriptors }) =>
    descriptors
      .filter(({ code }) => codes.has(code))
      .map(({ code }) => ({ code, name: tongueCodeName(code, currentLanguage(), words) })),
  );
}

type GroupProps = {
  group: TongueGroup;
  zoned: boolean;
  codes: readonly string[];
  words: TermWords;
  retired: ReadonlySet<string>;
  onToggle: (descriptor: TongueDescriptor) => void;
};

function Group({ group, zoned, codes, words, retired, onToggle }: GroupProps) {
  const language = currentLanguage();
  return (
    <fieldset className={classes.group}>
      <legend>{group[language]}</legend>
      <div data-roving>
        {group.descriptors
          .filter((descriptor) => !zoned || mayBeZoned(descriptor))
          // A retired finding can be taken away where it was chosen, and not be chosen again.
          .filter(({ code }) => !retired.has(code) || codes.includes(code))
          .map((descriptor) => (
            <Toggle
              key={descriptor.code}
              label={(tongueDescriptor(descriptor.code, words) ?? descriptor)[language]}
              checked={codes.includes(descriptor.code)}
              onChange={() => onToggle(descriptor)}
            />
          ))}
      </div>
    </fieldset>
  );
}

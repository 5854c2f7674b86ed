import { plantDoseWords } from "@meridian/core/clinical/supplements/supplement-words";
import type { ListedPlant } from "@meridian/core/contracts/supplements/supplements";
import { TextField } from "@meridian/ui/forms/fields";
import { formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import entries from "@meridian/ui/own-entries/entries.module.css";
import { ReviewMark } from "@meridian/ui/states/review-mark";
import { EmptyState } from "@meridian/ui/states/states";
import type { Supplements } from "@meridian/ui/supplements/catalogue";
import { useState } from "react";
import { useTranslation } from "react-i18next";

/** The built-in plants, searched by name or use. */
export function Plants({ supplements }: { supplements: Supplements }) {
  const { t } = useTranslation("supplements");
  const [typed, setTyped] = useState("");
  const { plants, sources } = supplements.tables;
  const found = typed.trim()
    ? supplements
        .findContents(typed, plants.length)
        .flatMap((known) => (known.kind === "plant" ? [known.plant] : []))
    : plants.filter(({ retired }) => !retired).sort((a, b) => a.name.localeCompare(b.name));
  return (
    <>
      <div className={entries.search}>
        <TextField
          type="search"
          label={t("find")}
          placeholder={t("findPlant")}
          value={typed}
          onChange={setTyped}
        />
      </div>
      {found.length === 0 && <EmptyState compact title={t("nothing")} />}
      <ul className={entries.entries} aria-label={t("tabs.plants")}>
        {found.map((plant) => (
          <Plant
            key={plant.key}
            plant={plant}
            source={`${sources.plants.origin} ${sources.plants.weakness}`}
          />
        ))}
      </ul>
    </>
  );
}

function Plant({ plant, source }: { plant: ListedPlant; source: string }) {
  const { t } = useTranslation("supplements");
  const { name, scientific, part, uses, cautions, review } = plant;
  return (
    <li>
      <div className={entries.description}>
        <strong>{name}</strong> <i className={entries.quiet}>{scientific}</i>
        <p>{[part, plantDoseWords(plant, currentLanguage(), formatNumber), uses.join(", ")].join(" · ")}</p>
        {cautions.length > 0 && (
          <p className={entries.caution}>{t("plant.cautions", { words: cautions.join(", ") })}</p>
        )}
      </div>
      <ReviewMark about={name} review={review}>
        {source}
      </ReviewMark>
    </li>
  );
}

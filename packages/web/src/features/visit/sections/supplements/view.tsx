import { boxesNeeded } from "@meridian/core/clinical/supplements/supplement-amounts";
import { boxesWords, intakeWords } from "@meridian/core/clinical/supplements/supplement-words";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import type { ViewProps } from "../../frame/section-props.ts";
import classes from "./supplements.module.css";

/** Recommended supplements, read-only. */
export function View({ value: { items } }: ViewProps<SectionData<"supplements">>) {
  const language = currentLanguage();
  return (
    <ul className={classes.read}>
      {items.map((item) => (
        <li key={item.id}>
          <strong>{item.name}</strong> {item.brand && <span>{item.brand} · </span>}
          <span>
            {[
              intakeWords(item, language, formatNumber),
              item.posology,
              boxesWords(boxesNeeded(item), language),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  );
}

import type { SafetyConcern } from "@meridian/core/clinical/safety/finding";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { IconAlertTriangle } from "@tabler/icons-react";
import classes from "./safety.module.css";
import { useEntryCautions } from "./safety-context.tsx";
import { combined, groupByStatement } from "./sentence.tsx";

type EntryCautionsProps = Pick<SafetyConcern, "section" | "id">;

/** The cautions of one entry, shown at the entry. Serious warnings are above the sections, with their reason. */
export function EntryCautions({ section, id }: EntryCautionsProps) {
  const groups = groupByStatement(useEntryCautions(section, id));
  if (groups.length === 0) return null;
  const language = currentLanguage();
  return (
    <ul className={classes.inline}>
      {groups.map((group) => {
        const { subject, statement } = combined(group);
        return (
          <li key={`${statement.en}|${group[0].source}`}>
            <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
            <span>
              {subject[language]}: {statement[language]}.
            </span>
          </li>
        );
      })}
    </ul>
  );
}

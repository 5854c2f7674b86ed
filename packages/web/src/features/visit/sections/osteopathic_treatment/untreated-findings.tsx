import { MOBILITIES } from "@meridian/core/clinical/osteopathy/osteopathy-terms";
import type { AppliedTechnique } from "@meridian/core/contracts/visits/sections/osteopathic-treatment";
import { type Osteopathy, osteopathy } from "@meridian/core/contracts/visits/sections/osteopathy";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { Notice } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { QuickAdd } from "../../entries/treatment-list.tsx";
import { useOptionalVisit } from "../../frame/visit-context.tsx";
import { sectionValue } from "../../model/sections.ts";
import { useOsteopathyWords } from "../../terms/term-words.tsx";
import classes from "./technique.module.css";
import { untreatedSegments } from "./words.ts";

type UntreatedFindingsProps = { items: readonly AppliedTechnique[]; onTreat: (segment: string) => void };

/** Buttons for the segments this visit's examination found and nothing treats yet, below any red flags. */
export function UntreatedFindings(props: UntreatedFindingsProps) {
  const around = useOptionalVisit();
  if (!around) return null;
  const found = sectionValue("osteopathy", around.content, 0);
  return <FindingButtons {...props} found={{ ...osteopathy.schema.parse({}), ...found }} />;
}

function FindingButtons({ items, onTreat, found }: UntreatedFindingsProps & { found: Osteopathy }) {
  const { t } = useTranslation("treatments");
  const { t: examined } = useTranslation("osteopathy");
  const language = currentLanguage();
  const { name } = useOsteopathyWords();
  const flags = found.red_flags.flatMap((key) => name("flag", key)?.[language] ?? []);
  const nameOf = (segment: string) => name("segment", segment)?.[language] ?? segment;
  return (
    <>
      {flags.length > 0 && (
        <div className={classes.flags}>
          <Notice tone="amber">{t("osteopathy.flags", { flags: flags.join(", ") })}</Notice>
        </div>
      )}
      <QuickAdd
        label={t("osteopathy.found")}
        items={untreatedSegments(found, items).map(({ segment, mobility, pain }) => {
          const how = MOBILITIES.find((one) => one === mobility && one !== "normal");
          const label = [
            nameOf(segment),
            how && examined(`segment.${how}`).toLocaleLowerCase(),
            pain ? examined("segment.painOf", { value: pain }).toLocaleLowerCase() : undefined,
          ]
            .filter(Boolean)
            .join(", ");
          return {
            id: segment,
            label,
            title: t("osteopathy.addFound", { what: label }),
            run: () => onTreat(segment),
          };
        })}
      />
    </>
  );
}

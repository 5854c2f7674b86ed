import { Button } from "@mantine/core";
import { newPartId } from "@meridian/core/contracts/kernel/part-id";
import type { Substance } from "@meridian/core/contracts/materia/materia";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import type { PrescribedSubstance } from "@meridian/core/contracts/visits/sections/substances";
import { toast } from "@meridian/ui/feedback/toasts";
import { IngredientRow } from "@meridian/ui/materia/ingredient-row";
import { IngredientSearch } from "@meridian/ui/materia/ingredient-search";
import { ingredientOf } from "@meridian/ui/materia/ingredients-editor";
import { PosologyFields } from "@meridian/ui/materia/posology-fields";
import { useMateria } from "@meridian/ui/materia/use-materia";
import { ErrorState } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { PreviousResult } from "../../frame/prior-results.tsx";
import type { EditProps, ViewProps } from "../../frame/section-props.ts";
import { repeatedSubstances } from "../../model/prescribed.ts";
import { EntryCautions } from "../../safety/entry-cautions.tsx";
import shared from "../formulas/formulas.module.css";
import { IngredientLine, PosologyText } from "../formulas/view.tsx";

type Substances = SectionData<"substances">;
const MAX_SUBSTANCES = 20;
const SEARCH_ID = "add-substance";

/** Single substances. Typing "san qi 3" and Enter adds 3 g of it; each has its own grams, doses and days. */
export function Edit({ value, onChange, onRemoved }: EditProps<Substances>) {
  const { t } = useTranslation("formulas");
  const { t: say } = useTranslation("ingredients");
  const { materia, ready, error, retry } = useMateria();
  const { items } = value;
  const change = (id: string, part: Partial<PrescribedSubstance>) =>
    onChange((now) => ({ items: now.items.map((one) => (one.id === id ? { ...one, ...part } : one)) }));
  const remove = (substance: string) => {
    const at = items.findIndex((one) => one.substance === substance);
    const gone = items[at];
    if (!gone) return;
    onChange((now) => ({ items: now.items.filter(({ id }) => id !== gone.id) }));
    onRemoved((now) => ({ items: now.items.toSpliced(Math.min(at, now.items.length), 0, gone) }));
  };
  return (
    <div className={shared.formulas}>
      {error && !materia && <ErrorState error={error} onRetry={retry} />}
      {items.length < MAX_SUBSTANCES && (
        <IngredientSearch
          id={SEARCH_ID}
          chosen={items}
          catalogue={materia}
          ready={ready}
          add={(substance, grams) => {
            const existing = items.find((one) => one.substance === substance.id);
            if (existing && grams === undefined) return toast(say("already", { name: existing.name }));
            if (existing && grams !== undefined) return change(existing.id, { grams });
            const added = { ...ingredientOf(substance, grams), ...DEFAULT_POSOLOGY, id: newPartId() };
            onChange((now) => ({ items: [...now.items, added] }));
          }}
          remove={({ substance }) => remove(substance)}
        />
      )}
      {items.length > 0 && (
        <ul className={shared.substances} aria-label={t("substances")}>
          {items.map((one) => (
            <Row
              key={one.id}
              item={one}
              known={materia?.substance(one.substance)}
              onChange={(part) => change(one.id, part)}
              onRemove={() => remove(one.substance)}
            />
          ))}
        </ul>
      )}
      <PreviousResult section="substances" View={View} open={items.length === 0}>
        {({ data }) => (
          <Button
            className={shared.repeat ?? ""}
            variant="default"
            size="compact-sm"
            onClick={() => onChange((now) => ({ items: repeatedSubstances(now.items, data.items) }))}
          >
            {t("repeat")}
          </Button>
        )}
      </PreviousResult>
    </div>
  );
}

type RowProps = {
  item: PrescribedSubstance;
  known: Substance | undefined;
  onChange: (part: Partial<PrescribedSubstance>) => void;
  onRemove: () => void;
};

const Row = ({ item, known, onChange, onRemove }: RowProps) => (
  <li className={shared.row} data-entry={item.id}>
    <IngredientRow
      as="div"
      id={`substance-${item.id}`}
      line={item}
      known={known}
      before={undefined}
      onGrams={(grams) => onChange({ grams })}
      onRemove={onRemove}
      onKey={() => undefined}
    />
    <PosologyFields name={item.name} value={item} grams={item.grams} onChange={onChange} />
    <EntryCautions section="substances" id={item.id} />
  </li>
);

/** The posology of a substance that is added. */
const DEFAULT_POSOLOGY = { form: "powder", doses_per_day: 2, days: 7, instructions: "" } as const;

/** Prescribed substances, read-only. */
export const View = ({ value: { items } }: ViewProps<Substances>) => (
  <div className={shared.read}>
    {items.map((one) => (
      <div key={one.id}>
        <ul className={shared.lines}>
          <IngredientLine line={one} />
        </ul>
        <PosologyText value={one} grams={one.grams} />
      </div>
    ))}
  </div>
);

/** The substances of a finished visit, with those prescribed before. */
export const Read = ({ value }: ViewProps<Substances>) => (
  <div className={shared.formulas}>
    <View value={value} />
    <PreviousResult section="substances" View={View} />
  </div>
);

import { Button } from "@mantine/core";
import { totalGrams } from "@meridian/core/clinical/materia/formula-maths";
import { substanceName } from "@meridian/core/clinical/materia/materia-view";
import type { Formula, KnownSubstance } from "@meridian/core/contracts/materia/materia";
import { formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import type { Materia } from "@meridian/ui/materia/catalogue";
import { useMateriaEntries } from "@meridian/ui/materia/entries";
import { FormulaFacts, SubstanceFacts, useDose, useToxicity } from "@meridian/ui/materia/facts";
import { EntryButton } from "@meridian/ui/own-entries/entry-button";
import { useUndo } from "@meridian/ui/own-entries/use-undo";
import { useSession } from "@meridian/ui/session/session";
import { Tag } from "@meridian/ui/states/states";
import { IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ownerOf, type Row, type Tab } from "../model/row-filters.ts";
import classes from "./materia.module.css";

type MateriaRowProps = {
  tab: Tab;
  row: Row;
  materia: Materia;
  writes: boolean;
  open: boolean;
  onToggle: () => void;
};

const isFormula = (row: Row): row is Formula => "ingredients" in row;

/** A row of the list; opened, it shows all facts and the actions. */
export function MateriaRow({ tab, row, materia, writes, open, onToggle }: MateriaRowProps) {
  const formula = isFormula(row);
  const name = formula ? row.name : substanceName(row);
  return (
    <li>
      <button type="button" className={classes.line} aria-expanded={open} onClick={onToggle}>
        <IconChevronRight size={16} stroke={1.5} aria-hidden />
        <span className={classes.names}>
          <b>{name}</b> <span lang="zh">{row.zh}</span> {formula ? null : <i>{row.latin}</i>}
          <OwnerTags row={row} />
        </span>
        {formula ? <FormulaLine row={row} materia={materia} /> : <SubstanceLine row={row} />}
      </button>
      {open && (
        <div className={classes.open}>
          {formula ? (
            <FormulaFacts one={row} materia={materia} />
          ) : (
            <SubstanceFacts one={row} materia={materia} />
          )}
          {writes && <RowActions tab={tab} row={row} name={name} />}
        </div>
      )}
    </li>
  );
}

function FormulaLine({ row, materia }: { row: Formula; materia: Materia }) {
  const language = currentLanguage();
  return (
    <>
      <span className={classes.about}>
        {row.patterns.map((pattern) => materia.word(pattern, language)).join(", ")}
      </span>
      <span className={`${classes.figure} num`}>{formatNumber(totalGrams(row.ingredients))} g</span>
    </>
  );
}

/** Toxicity and pregnancy warnings, and the usual dose. */
function SubstanceLine({ row }: { row: KnownSubstance }) {
  const { t } = useTranslation("materia");
  const dose = useDose();
  const toxicity = useToxicity();
  return (
    <>
      <span className={classes.about}>
        {row.toxicity && row.toxicity !== "none" && (
          <Tag tone={row.toxicity === "slight" ? "amber" : "red"}>
            {t("toxicity")}: {toxicity(row.toxicity)}
          </Tag>
        )}{" "}
        {row.pregnancy && (
          <Tag tone={row.pregnancy === "forbidden" ? "red" : "amber"}>
            {t("pregnancy")}: {t(`pregnancies.${row.pregnancy}`)}
          </Tag>
        )}
      </span>
      <span className={`${classes.figure} num`}>{dose(row)}</span>
    </>
  );
}

function OwnerTags({ row }: { row: Row }) {
  const { t } = useTranslation("materia");
  const whose = ownerOf(row, useSession().id);
  if (whose === "System") return null;
  return (
    <span className={classes.owner}>
      {whose === "Own" && <Tag tone="jade">{t("yours")}</Tag>}{" "}
      {whose === "Own" && row.shared && <Tag tone="blue">{t(row.company ? "listedTag" : "sharedTag")}</Tag>}
      {whose === "Shared" && <Tag tone="blue">{t("sharedBy", { name: row.user_name })}</Tag>}
      {whose === "Listed" && <Tag tone="blue">{t("from", { company: row.company })}</Tag>}
    </span>
  );
}

function RowActions({ tab, row, name }: { tab: Tab; row: Row; name: string }) {
  const { t } = useTranslation("materia");
  const user = useSession();
  const { removeFormula, removeSubstance } = useMateriaEntries();
  const run = useUndo();
  if (row.user_id !== user.id)
    return (
      <div className={classes.actions}>
        <Button
          component={Link}
          variant="default"
          size="compact-sm"
          to={`/settings/cmm/${tab}/new?from=${row.id}`}
        >
          {t("makeMine")}
        </Button>
      </div>
    );
  const remove = () => (isFormula(row) ? removeFormula(row) : removeSubstance(row));
  return (
    <div className={classes.actions}>
      <Button component={Link} variant="default" size="compact-sm" to={`/settings/cmm/${tab}/${row.id}/edit`}>
        {t("edit")}
      </Button>
      <EntryButton
        danger
        label={t("delete")}
        name={name}
        onClick={() => void run(remove, t("deleted", { name }), t("undone"))}
      />
    </div>
  );
}

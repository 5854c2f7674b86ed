import "@meridian/ui/fonts/noto-serif-sc.css";
import { Button } from "@mantine/core";
import { SelectField, TextField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import type { Materia } from "@meridian/ui/materia/catalogue";
import { ToggleList } from "@meridian/ui/materia/toggle-list";
import { useMateria } from "@meridian/ui/materia/use-materia";
import entries from "@meridian/ui/own-entries/entries.module.css";
import { useAllows, useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import { MoreButton } from "@meridian/ui/table/more-button";
import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, NavLink } from "react-router-dom";
import { filteredRows, OWNERS, type Owner, type Tab } from "../model/row-filters.ts";
import classes from "./materia.module.css";
import { MateriaRow } from "./materia-row.tsx";

/** The addresses of the two lists. Formulas have the shorter one and are the only list a provider may see. */
export const PATHS = { formulas: "/settings/cmm", substances: "/settings/cmm/substances" } as const;

/** Formulas or substances, with search, filters, all facts, and copying to the user's own. */
export function MateriaScreen({ tab, notice }: { tab: Tab; notice?: ReactNode }) {
  const { t } = useTranslation("materia");
  const user = useSession();
  const { materia, error, retry } = useMateria();
  const company = user.role === "external_entity" ? user.space?.external_entity : undefined;
  const writes = useAllows()({ can: "catalogue.write", module: "mtc", ...(company && { providers: true }) });
  const verified = company?.verified ?? true;
  return (
    <>
      <PageHead
        title={t("title")}
        context={company ? t("context.provider", { company: company.company_name }) : t(`context.${tab}`)}
        actions={
          writes &&
          verified && (
            <Button
              component={Link}
              to={`/settings/cmm/${tab}/new`}
              leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            >
              {t(`newOne.${tab}`)}
            </Button>
          )
        }
      />
      {!company && <Tabs />}
      <PageBody>
        {notice}
        {materia ? (
          <List key={tab} tab={tab} materia={materia} writes={writes && verified} />
        ) : error ? (
          <ErrorState error={error} onRetry={retry} />
        ) : (
          <Skeleton lines={8} />
        )}
      </PageBody>
    </>
  );
}

function Tabs() {
  const { t } = useTranslation("materia");
  return (
    <nav className={entries.pages} aria-label={t("kinds")}>
      {(["formulas", "substances"] as const).map((one) => (
        <NavLink key={one} to={PATHS[one]} end>
          {t(`tabs.${one}`)}
        </NavLink>
      ))}
    </nav>
  );
}

/** How many rows are shown at once; search results come first. */
const PAGE_SIZE = 60;

type ListProps = { tab: Tab; materia: Materia; writes: boolean };

function List({ tab, materia, writes }: ListProps) {
  const { t } = useTranslation("materia");
  const user = useSession();
  const [typed, setTyped] = useState("");
  const provider = user.role === "external_entity";
  const [whose, setWhose] = useState<Owner>(provider ? "Own" : "All");
  const [category, setCategory] = useState("");
  const [shown, setShown] = useState(PAGE_SIZE);
  const [open, setOpen] = useState<string>();
  const rows = filteredRows(materia, tab, { typed, whose, category }, user.id);
  const clear = () => {
    setTyped("");
    setWhose("All");
    setCategory("");
  };
  return (
    <>
      <Filters
        tab={tab}
        materia={materia}
        typed={typed}
        whose={whose}
        category={category}
        onTyped={setTyped}
        onWhose={setWhose}
        onCategory={setCategory}
      />
      <p className={classes.count} role="status">
        {t("count", { count: rows.length })}
      </p>
      {rows.length === 0 ? (
        <NoRows tab={tab} writes={writes} own={whose === "Own" && !typed && !category} onClear={clear} />
      ) : (
        <ul className={classes.rows} aria-label={t(`tabs.${tab}`)}>
          {rows.slice(0, shown).map((row) => (
            <MateriaRow
              key={row.id}
              tab={tab}
              row={row}
              materia={materia}
              writes={writes}
              open={open === row.id}
              onToggle={() => setOpen(open === row.id ? undefined : row.id)}
            />
          ))}
        </ul>
      )}
      <MoreButton more={rows.length > shown} count={shown} onMore={() => setShown(shown + PAGE_SIZE)}>
        {t("more")}
      </MoreButton>
    </>
  );
}

type NoRowsProps = { tab: Tab; own: boolean; writes: boolean; onClear: () => void };

/** The empty list. It suggests creating an entry only to those who may. */
function NoRows({ tab, own, writes, onClear }: NoRowsProps) {
  const { t } = useTranslation("materia");
  return (
    <EmptyState
      compact
      title={t(own ? `noneOwn.${tab}` : `nothing.${tab}`)}
      help={own && !writes ? undefined : t(own ? "noneOwnHelp" : "nothingHelp")}
      action={
        <Button variant="default" onClick={onClear}>
          {t("clear")}
        </Button>
      }
    />
  );
}

type FiltersProps = {
  tab: Tab;
  materia: Materia;
  typed: string;
  whose: Owner;
  category: string;
  onTyped: (text: string) => void;
  onWhose: (whose: Owner) => void;
  onCategory: (code: string) => void;
};

function Filters({ tab, materia, typed, whose, category, onTyped, onWhose, onCategory }: FiltersProps) {
  const { t } = useTranslation("materia");
  const provider = useSession().role === "external_entity";
  const categories =
    tab === "formulas" ? materia.tables.formula_categories : materia.tables.substance_categories;
  // Providers do not see entries of others, and only formulas can be listed by providers.
  const offered = OWNERS.filter(
    (one) => !(one === "Shared" && provider) && !(one === "Listed" && (provider || tab === "substances")),
  );
  return (
    <div className={classes.filters}>
      <TextField
        type="search"
        label={t(`find.${tab}`)}
        placeholder={t(`findExample.${tab}`)}
        value={typed}
        onChange={onTyped}
      />
      <SelectField
        label={t("category")}
        empty={t("allCategories")}
        value={category}
        onChange={onCategory}
        options={categories.map(({ code, name }) => ({ value: code, label: name[currentLanguage()] }))}
      />
      <div className={classes.owners}>
        <ToggleList
          hideLabel
          label={t("whose")}
          options={offered.map((one) => ({ value: one, label: t(`whose${one}`) }))}
          value={[whose]}
          onChange={(chosen) => onWhose(chosen.at(-1) ?? "All")}
        />
      </div>
    </div>
  );
}

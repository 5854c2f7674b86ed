import { SelectField } from "@meridian/ui/forms/fields";
import { formatNumber } from "@meridian/ui/i18n/format";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFigures } from "../api/figures.ts";
import { Sparkline } from "../frame/trend.tsx";
import { figuresIn } from "../model/figures.ts";
import { figurePath } from "../model/trend.ts";
import { FigureHistory } from "./figure-history.tsx";
import classes from "./figures.module.css";
import { type NamedFigure, type NamedGroup, pointsOf, useNamedFigures } from "./names.ts";

type FiguresProps = {
  patient: { id: string; age: number | null };
  /** `<section>.<figure>` as the address has it. */
  chosen: string | null;
  onChoose: (figure: string) => void;
};

/** The values of a patient over all visits: a list of the available ones, and the course of the chosen one. */
export default function FiguresPanel({ patient, chosen, onChoose }: FiguresProps) {
  const { t } = useTranslation("results");
  const { items, facts, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useFigures(
    patient.id,
  );
  const found = useMemo(() => figuresIn(items ?? []), [items]);
  const hasOsteopathy = found.some(({ section }) => section === "osteopathy");
  const groups = useNamedFigures(patient.age, facts, hasOsteopathy)(found);
  const all = groups.flatMap(({ figures }) => figures);
  const asked = all.find(({ name }) => name === chosen);
  const figure = asked ?? figureWithMostValues(all);
  // What a link leads to, and the first of all, may lie further back than the newest visits.
  const searchesOlder =
    hasNextPage && !isFetchingNextPage && !error && (!figure || (chosen !== null && !asked));
  useEffect(() => {
    if (searchesOlder) void fetchNextPage();
  }, [searchesOlder, fetchNextPage]);
  if (error && !items) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!items || (!figure && hasNextPage && !error)) return <Skeleton lines={6} />;
  if (!figure) return <EmptyState title={t("figures.none")} help={t("figures.noneHelp")} />;
  return (
    <div className={classes.figures}>
      <div className={classes.choose}>
        <SelectField
          id="figure"
          label={t("figures.choose")}
          empty={false}
          options={groups.flatMap(({ label: group, figures }) =>
            figures.map(({ name, label }) => ({ value: name, label: `${group} · ${label}` })),
          )}
          value={figure.name}
          onChange={onChoose}
        />
      </div>
      <nav className={classes.list} aria-label={t("figures.list")}>
        {groups.map((group) => (
          <Group key={group.key} patient={patient.id} group={group} chosen={figure.name} />
        ))}
      </nav>
      <FigureHistory
        key={figure.name}
        patient={patient.id}
        figure={figure}
        group={groups.find(({ figures }) => figures.includes(figure))?.label ?? ""}
        notFound={chosen !== null && chosen !== figure.name && !hasNextPage}
        older={hasNextPage ? { loading: isFetchingNextPage, onLoad: () => void fetchNextPage() } : undefined}
      />
    </div>
  );
}

/** What has most to show, where nothing was chosen. */
const figureWithMostValues = (figures: readonly NamedFigure[]): NamedFigure | undefined =>
  figures.reduce<NamedFigure | undefined>(
    (most, one) => (most && most.values.length >= one.values.length ? most : one),
    undefined,
  );

/** Scrolls the list, not the page, to the chosen entry. Called once for each chosen entry. */
function scrollListTo(link: HTMLElement | null) {
  const list = link?.closest("nav");
  if (!link || !list) return;
  const top = link.offsetTop;
  const bottom = link.offsetTop + link.offsetHeight;
  const hidden = top < list.scrollTop || bottom > list.scrollTop + list.clientHeight;
  if (hidden) list.scrollTop = top - list.clientHeight / 2;
}

/** Groups of so many are folded until one of theirs is chosen. */
const FOLD_OVER = 10;

function Group({ patient, group, chosen }: { patient: string; group: NamedGroup; chosen: string }) {
  const { label, figures } = group;
  const has = figures.some(({ name }) => name === chosen);
  return (
    <details className={classes.group} open={has || figures.length <= FOLD_OVER}>
      <summary>
        {label} <span className="num">{figures.length}</span>
      </summary>
      <ul>
        {figures.map((figure) => (
          <li key={figure.name}>
            <Link
              ref={figure.name === chosen ? scrollListTo : undefined}
              to={figurePath(patient, figure.name)}
              replace
              aria-current={figure.name === chosen ? "true" : undefined}
            >
              <span className={classes.name}>{figure.label}</span>
              {figure.values.length > 1 && <Sparkline points={pointsOf(figure)} band={figure.band} />}
              <span className={`num ${classes.last}`}>
                {formatNumber(figure.values[0]?.value ?? 0, { maximumFractionDigits: figure.digits })}{" "}
                <small>{figure.unit}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

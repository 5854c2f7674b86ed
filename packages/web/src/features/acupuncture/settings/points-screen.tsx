import { Button } from "@mantine/core";
import type { AcupunctureGroup, AcupuncturePoint } from "@meridian/core/contracts/acupuncture/acupuncture";
import { SelectField, TextField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import classes from "@meridian/ui/own-entries/entries.module.css";
import { EntryButton } from "@meridian/ui/own-entries/entry-button";
import { useUndo } from "@meridian/ui/own-entries/use-undo";
import { useAllows, useSession } from "@meridian/ui/session/session";
import { ReviewMark } from "@meridian/ui/states/review-mark";
import { EmptyState, Tag } from "@meridian/ui/states/states";
import type { CsvColumn } from "@meridian/ui/table/csv";
import { CsvButton } from "@meridian/ui/table/csv-button";
import { onePage } from "@meridian/ui/table/cursor-list";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePointFacts } from "../api/acupuncture.ts";
import { useOwnEntries } from "../api/own-entries.ts";
import { AboutPoint } from "../components/about-point.tsx";
import type { Catalogue, KnownPoint } from "../model/catalogue.ts";
import { channelChoices, newPoint, type PointValues, pointValues } from "../model/own-entries.ts";
import { codeOf } from "../model/point-entries.ts";
import { EntriesPage } from "./entries-page.tsx";
import { PointForm } from "./point-form.tsx";

type Open = { values: PointValues; based: AcupuncturePoint | undefined };

/** The points of the user and colleagues, and the library of all built-in points. */
export function PointsScreen() {
  const { t } = useTranslation("points");
  const [open, setOpen] = useState<Open>();
  const begin = () => setOpen({ values: newPoint(), based: undefined });
  return (
    <EntriesPage
      page="points"
      actions={
        <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />} onClick={begin}>
          {t("point.new")}
        </Button>
      }
    >
      {(catalogue) => (
        <>
          {open && (
            <PointForm
              key={open.based?.id ?? "new"}
              {...open}
              catalogue={catalogue}
              onDone={() => setOpen(undefined)}
            />
          )}
          <OwnPoints catalogue={catalogue} onOpen={setOpen} onNew={begin} />
          <Library catalogue={catalogue} />
        </>
      )}
    </EntriesPage>
  );
}

type OwnPointsProps = { catalogue: Catalogue; onOpen: (open: Open) => void; onNew: () => void };

function OwnPoints({ catalogue, onOpen, onNew }: OwnPointsProps) {
  const { t } = useTranslation("points");
  const points = catalogue.points.filter(({ user_id }) => user_id !== null);
  return (
    <section className={classes.section} aria-labelledby="own-points">
      <h2 id="own-points">{t("point.own")}</h2>
      {points.length === 0 ? (
        <EmptyState
          compact
          title={t("point.none")}
          help={t("point.noneHelp")}
          action={<Button onClick={onNew}>{t("point.new")}</Button>}
        />
      ) : (
        <ul className={classes.entries}>
          {points.map((point) => (
            <OwnPoint key={point.id} point={point} groups={catalogue.groups} onOpen={onOpen} />
          ))}
        </ul>
      )}
      <PointsCsv points={points} />
    </section>
  );
}

/** Downloads the points that somebody made; the built-in ones are not the clinic's. */
function PointsCsv({ points }: { points: readonly KnownPoint[] }) {
  const { t } = useTranslation("points");
  if (points.length === 0) return null;
  const columns: CsvColumn<KnownPoint>[] = [
    { header: t("point.name"), text: ({ name }) => name },
    { header: t("point.kind"), text: ({ auricular }) => t(auricular ? "point.ear" : "point.body") },
    { header: t("point.channel"), text: ({ channel }) => channel },
    { header: t("point.info"), text: ({ info }) => info },
    { header: t("point.indications"), text: ({ indications }) => indications },
    { header: t("point.contraindications"), text: ({ contraindications }) => contraindications },
    { header: t("tab.body"), text: ({ groups }) => groups.join(", ") },
    { header: t("point.enteredBy"), text: ({ user_name }) => user_name },
  ];
  return <CsvButton file={{ name: t("title.points"), columns, pages: () => onePage(points) }} />;
}

type OwnPointProps = {
  point: KnownPoint;
  groups: readonly AcupunctureGroup[];
  onOpen: OwnPointsProps["onOpen"];
};

function OwnPoint({ point, groups, onOpen }: OwnPointProps) {
  const { t } = useTranslation("points");
  const user = useSession();
  const writes = useAllows()({ can: "catalogue.write", module: "mtc" });
  const { editPoint, removePoint } = useOwnEntries();
  const run = useUndo();
  const { name, shared } = point;
  const mine = point.user_id === user.id;
  const share = () =>
    run(
      async () => {
        const { points } = await editPoint(point, { ...pointValues(point), shared: !shared });
        const now = points.find(({ id }) => id === point.id);
        return now && (() => editPoint(now, pointValues(point)));
      },
      t(shared ? "unshared" : "sharedDone", { name }),
      t("undone"),
    );
  return (
    <li>
      <div className={classes.description}>
        <strong>{name}</strong> <Tag>{point.channel}</Tag>{" "}
        {shared && <Tag tone="blue">{mine ? t("shared") : t("sharedBy", { name: point.user_name })}</Tag>}
        <p>{[point.info, point.indications, point.groups.join(", ")].filter(Boolean).join(" · ")}</p>
      </div>
      {writes && mine && (
        <div className={classes.actions}>
          <EntryButton
            label={t("edit")}
            name={name}
            onClick={() => onOpen({ values: pointValues(point), based: point })}
          />
          <EntryButton label={t(shared ? "unshare" : "share")} name={name} onClick={() => void share()} />
          <EntryButton
            danger
            label={t("delete")}
            name={name}
            onClick={() => void run(() => removePoint(point, groups), t("deleted", { name }), t("undone"))}
          />
        </div>
      )}
    </li>
  );
}

/** How many rows the library shows at once; search results come first. */
const SHOWN = 60;

/** All built-in points, searched by any spelling or listed by channel. */
function Library({ catalogue }: { catalogue: Catalogue }) {
  const { t } = useTranslation("points");
  const [typed, setTyped] = useState("");
  const [channel, setChannel] = useState("LU");
  const language = currentLanguage();
  const found = typed.trim()
    ? catalogue.find(typed, { language, limit: SHOWN }).filter(({ user_id }) => user_id === null)
    : catalogue.points.filter((point) => point.user_id === null && point.channel === channel);
  const choices = [
    ...channelChoices(catalogue.tables, false, language),
    ...channelChoices(catalogue.tables, true, language),
  ];
  const { weakness: weaknessOf } = usePointFacts(true);
  const kinds = new Set(found.map(({ kind }) => kind));
  return (
    <section className={classes.section} aria-labelledby="library">
      <h2 id="library">{t("library.title")}</h2>
      <div className={classes.search}>
        <TextField
          type="search"
          label={t("library.search")}
          placeholder={t("find.body")}
          value={typed}
          onChange={setTyped}
        />
        <SelectField
          label={t("library.channel")}
          empty={false}
          value={channel}
          onChange={(code) => {
            setChannel(code);
            setTyped("");
          }}
          options={choices}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState compact title={t("find.nothing")} />
      ) : (
        <ul className={classes.entries}>
          {found.map((point) => (
            <LibraryPoint key={point.id} point={point} />
          ))}
        </ul>
      )}
      {catalogue.tables.sources
        .filter(({ kind }) => kinds.has(kind))
        .map(({ kind, weakness }) => (
          <div key={kind} className={classes.quiet}>
            {t(`library.source.${kind}`)}{" "}
            <ReviewMark about={t(`library.source.${kind}`)}>
              {weakness} {weaknessOf(kind === "ear")}
            </ReviewMark>
          </div>
        ))}
    </section>
  );
}

function LibraryPoint({ point }: { point: KnownPoint }) {
  const { t } = useTranslation("points");
  return (
    <li>
      <div className={classes.description}>
        <strong>{codeOf(point)}</strong> {point.pinyin} <span lang="zh">{point.zh}</span>{" "}
        <span className={classes.hant} lang="zh-Hant">
          {point.zh_hant === point.zh ? "" : point.zh_hant}
        </span>{" "}
        <span className={classes.quiet}>{point.name}</span>
        <AboutPoint point={point} marked={false} />
        {point.safety.map(({ key, severity, sentence }) => (
          <p key={key} className={severity === "serious" ? classes.serious : classes.caution}>
            {sentence}
          </p>
        ))}
        {point.safety.length === 0 && <p className={classes.quiet}>{t("library.noWarning")}</p>}
      </div>
    </li>
  );
}

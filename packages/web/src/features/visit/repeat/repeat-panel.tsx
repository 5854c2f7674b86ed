import { Button } from "@mantine/core";
import { type SafetyHit, sentenceOf } from "@meridian/core/clinical/safety/finding";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { toast } from "@meridian/ui/feedback/toasts";
import { formatDate } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLastVisit } from "../api/visit.ts";
import type { PointsImporter } from "../frame/points-slot.ts";
import { useVisitFacts } from "../frame/visit-context.tsx";
import { onceDrawn } from "../keyboard/once-drawn.ts";
import {
  missingIn,
  REPEATABLE_KINDS,
  type Repeatable,
  type RepeatableKind,
  repeatablesOf,
} from "../model/repeatable.ts";
import classes from "./repeat.module.css";
import { useRepeatableText } from "./repeatable-text.ts";
import { isAbout, usePredictedHits } from "./use-predicted-hits.ts";
import { useRepeat } from "./use-repeat.ts";

type Previous = NonNullable<NonNullable<Visit["content"]>["previous"]>;
type PanelProps = {
  previous: Previous;
  importer: PointsImporter | undefined;
  /** Called with whether the focus has already been moved. */
  onDone: (led: boolean) => void;
};

/** The treatments of the last visit, each with a checkbox; one press adds the checked ones. */
export default function RepeatPanel(props: PanelProps) {
  const { t } = useTranslation("repeat-treatment");
  const { previous, onDone } = props;
  const { visit } = useVisitFacts();
  const { data, error, refetch } = useLastVisit(visit.appointment.patient, previous.id);
  return (
    // Escape closes it from wherever the focus is inside.
    <section
      className={classes.panel}
      aria-label={t("title", { date: formatDate(previous.start) })}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.nativeEvent.isComposing) onDone(false);
      }}
    >
      <h2>{t("title", { date: formatDate(previous.start) })}</h2>
      <p className={classes.lead}>{t("lead")}</p>
      {error && !data && <ErrorState compact error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={3} />}
      {data?.content && <RepeatForm {...props} last={data.content} />}
    </section>
  );
}

type RepeatFormProps = PanelProps & { last: NonNullable<Visit["content"]> };

function RepeatForm({ previous, importer, last, onDone }: RepeatFormProps) {
  const { t } = useTranslation("repeat-treatment");
  const { owned, current, repeat } = useRepeat(importer);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const modules = owned.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the modules by their names
  const all = useMemo(() => repeatablesOf(last, owned), [last, modules]);
  const open = all.flatMap((given) => missingIn(given, current) ?? []);
  const ticked = open.filter(({ key }) => !unticked.has(key));
  const tickedKeys = JSON.stringify(ticked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is ticked, by what it is
  const asked = useMemo(() => ticked, [tickedKeys]);
  const serious = usePredictedHits(asked, importer);
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that adds is brought into sight first: a long list then goes back to its beginning with the focus.
    buttons.current?.scrollIntoView?.({ block: "nearest" });
    form.current?.querySelector<HTMLElement>("li input, button")?.focus();
  }, []);
  const setTicked = (keys: readonly string[], on: boolean) =>
    setUnticked((before) => {
      const next = new Set(before);
      for (const key of keys) on ? next.delete(key) : next.add(key);
      return next;
    });
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || asked.length === 0) return;
    setBusy(true);
    const { overflow, unknown, undo } = await repeat(asked).finally(() => setBusy(false));
    const announcement = [
      t("done", { count: asked.length - overflow - unknown, date: formatDate(previous.start) }),
      overflow > 0 && t("over", { count: overflow }),
      unknown > 0 && t("gone", { count: unknown }),
    ];
    toast(announcement.filter(Boolean).join(" "), { action: { label: t("undo"), run: undo } });
    onDone(true);
    focusFirst(serious.length > 0 ? ["section-safety"] : asked.map(targetIdOf));
  };
  return (
    <form ref={form} onSubmit={(event) => void add(event)}>
      <div className={classes.groups}>
        {REPEATABLE_KINDS.map((kind) => (
          <Group
            key={kind}
            kind={kind}
            given={open.filter((one) => one.kind === kind)}
            unticked={unticked}
            serious={serious}
            onTick={setTicked}
          />
        ))}
      </div>
      <AlreadyIncluded all={all} open={open} />
      <div ref={buttons} className={classes.actions}>
        {open.length > 0 && (
          <Button type="submit" loading={busy} disabled={asked.length === 0}>
            {t("add", { count: asked.length })}
          </Button>
        )}
        <Button variant="default" onClick={() => onDone(false)}>
          {t("close")}
        </Button>
        <p role="status">{serious.length > 0 && t("serious", { count: serious.length })}</p>
      </div>
    </form>
  );
}

type GroupProps = {
  kind: RepeatableKind;
  given: readonly Repeatable[];
  unticked: ReadonlySet<string>;
  serious: readonly SafetyHit[];
  onTick: (keys: readonly string[], on: boolean) => void;
};

function Group({ kind, given, unticked, serious, onTick }: GroupProps) {
  const { t } = useTranslation("repeat-treatment");
  const words = useRepeatableText();
  if (given.length === 0) return null;
  const keys = given.map(({ key }) => key);
  const on = keys.filter((key) => !unticked.has(key)).length;
  return (
    <fieldset className={classes.group}>
      <legend>
        <label className={classes.tick}>
          <input
            type="checkbox"
            checked={on === keys.length}
            ref={(box) => {
              if (box) box.indeterminate = on > 0 && on < keys.length;
            }}
            onChange={({ currentTarget: { checked } }) => onTick(keys, checked)}
          />
          <span>{t(`kinds.${kind}`)}</span>
        </label>
      </legend>
      <ul>
        {given.map((one) => {
          const { title, details } = words(one);
          const against = unticked.has(one.key) ? [] : serious.filter((hit) => isAbout(hit, one));
          return (
            <li key={one.key}>
              <label className={classes.tick}>
                <input
                  type="checkbox"
                  checked={!unticked.has(one.key)}
                  onChange={({ currentTarget: { checked } }) => onTick([one.key], checked)}
                />
                <span>
                  {title} <span className={classes.itemDetails}>{details}</span>
                </span>
              </label>
              {against.map((hit) => (
                <p key={hit.rule} className={classes.warning}>
                  {sentenceOf(hit)[currentLanguage()]}
                </p>
              ))}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** What is in this visit already, and what to say where nothing was given. */
function AlreadyIncluded({ all, open }: { all: readonly Repeatable[]; open: readonly Repeatable[] }) {
  const { t } = useTranslation("repeat-treatment");
  const words = useRepeatableText();
  const there = all.filter(({ key }) => !open.some((one) => one.key === key));
  if (all.length === 0) return <p className={classes.status}>{t("nothing")}</p>;
  if (there.length === 0) return null;
  return (
    <p className={classes.status}>
      {t("present", { what: there.map((one) => words(one).title).join(", ") })}
    </p>
  );
}

const targetIdOf = (given: Repeatable): string => {
  if (given.kind === "body" || given.kind === "ear" || given.kind === "ashi") return "acupuncture";
  return given.kind === "advice" ? "section-treatment_notes" : `section-${given.kind}`;
};

/** Leads the focus to the first of these once what was added is drawn. */
function focusFirst(places: readonly string[]) {
  onceDrawn(() => {
    const place = places.map((id) => document.getElementById(id)).find(Boolean);
    if (!place) return;
    place.tabIndex = -1;
    place.scrollIntoView?.({ block: "start" });
    place.focus({ preventScroll: true });
  });
}

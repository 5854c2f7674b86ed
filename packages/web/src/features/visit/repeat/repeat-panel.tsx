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
import type { PointsBringer } from "../frame/points-slot.ts";
import { useVisitContext } from "../frame/visit-context.tsx";
import { onceDrawn } from "../keyboard/once-drawn.ts";
import { GIVEN_KINDS, type Given, type GivenKind, givenIn, missing } from "../model/repeated.ts";
import { useGivenWords } from "./given-words.ts";
import classes from "./repeat.module.css";
import { isAbout, useForeseen } from "./use-foreseen.ts";
import { useRepeating } from "./use-repeating.ts";

type Previous = NonNullable<NonNullable<Visit["content"]>["previous"]>;
type PanelProps = {
  previous: Previous;
  bringer: PointsBringer | undefined;
  /** Told whether the focus was led on already. */
  onDone: (led: boolean) => void;
};

/** What the last visit gave, each with a tick; one press adds what is ticked. */
export default function RepeatPanel(props: PanelProps) {
  const { t } = useTranslation("repeat-treatment");
  const { previous, onDone } = props;
  const { visit } = useVisitContext();
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
      {data?.content && <Choosing {...props} last={data.content} />}
    </section>
  );
}

type ChoosingProps = PanelProps & { last: NonNullable<Visit["content"]> };

function Choosing({ previous, bringer, last, onDone }: ChoosingProps) {
  const { t } = useTranslation("repeat-treatment");
  const { owned, standing, repeat } = useRepeating(bringer);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const modules = owned.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the modules by their names
  const all = useMemo(() => givenIn(last, owned), [last, modules]);
  const open = all.flatMap((given) => missing(given, standing) ?? []);
  const ticked = open.filter(({ key }) => !left.has(key));
  const tickedKeys = JSON.stringify(ticked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is ticked, by what it is
  const asked = useMemo(() => ticked, [tickedKeys]);
  const serious = useForeseen(asked, bringer);
  const acts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that adds is brought into sight first: a long list then goes back to its beginning with the focus.
    acts.current?.scrollIntoView?.({ block: "nearest" });
    form.current?.querySelector<HTMLElement>("li input, button")?.focus();
  }, []);
  const untick = (keys: readonly string[], on: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      for (const key of keys) on ? next.delete(key) : next.add(key);
      return next;
    });
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || asked.length === 0) return;
    setBusy(true);
    const { left: over, gone, undo } = await repeat(asked).finally(() => setBusy(false));
    const said = [
      t("done", { count: asked.length - over - gone, date: formatDate(previous.start) }),
      over > 0 && t("over", { count: over }),
      gone > 0 && t("gone", { count: gone }),
    ];
    toast(said.filter(Boolean).join(" "), { action: { label: t("undo"), run: undo } });
    onDone(true);
    leadTo(serious.length > 0 ? ["section-safety"] : asked.map(placeOf));
  };
  return (
    <form ref={form} onSubmit={(event) => void add(event)}>
      <div className={classes.groups}>
        {GIVEN_KINDS.map((kind) => (
          <Group
            key={kind}
            kind={kind}
            given={open.filter((one) => one.kind === kind)}
            left={left}
            serious={serious}
            onTick={untick}
          />
        ))}
      </div>
      <Already all={all} open={open} />
      <div ref={acts} className={classes.acts}>
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
  kind: GivenKind;
  given: readonly Given[];
  left: ReadonlySet<string>;
  serious: readonly SafetyHit[];
  onTick: (keys: readonly string[], on: boolean) => void;
};

function Group({ kind, given, left, serious, onTick }: GroupProps) {
  const { t } = useTranslation("repeat-treatment");
  const words = useGivenWords();
  if (given.length === 0) return null;
  const keys = given.map(({ key }) => key);
  const on = keys.filter((key) => !left.has(key)).length;
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
          const { title, said } = words(one);
          const against = left.has(one.key) ? [] : serious.filter((hit) => isAbout(hit, one));
          return (
            <li key={one.key}>
              <label className={classes.tick}>
                <input
                  type="checkbox"
                  checked={!left.has(one.key)}
                  onChange={({ currentTarget: { checked } }) => onTick([one.key], checked)}
                />
                <span>
                  {title} <span className={classes.said}>{said}</span>
                </span>
              </label>
              {against.map((hit) => (
                <p key={hit.rule} className={classes.against}>
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
function Already({ all, open }: { all: readonly Given[]; open: readonly Given[] }) {
  const { t } = useTranslation("repeat-treatment");
  const words = useGivenWords();
  const there = all.filter(({ key }) => !open.some((one) => one.key === key));
  if (all.length === 0) return <p className={classes.standing}>{t("nothing")}</p>;
  if (there.length === 0) return null;
  return (
    <p className={classes.standing}>
      {t("standing", { what: there.map((one) => words(one).title).join(", ") })}
    </p>
  );
}

const placeOf = (given: Given): string => {
  if (given.kind === "body" || given.kind === "ear" || given.kind === "ashi") return "acupuncture";
  return given.kind === "advice" ? "section-treatment_notes" : `section-${given.kind}`;
};

/** Leads the focus to the first of these once what was added is drawn. */
function leadTo(places: readonly string[]) {
  onceDrawn(() => {
    const place = places.map((id) => document.getElementById(id)).find(Boolean);
    if (!place) return;
    place.tabIndex = -1;
    place.scrollIntoView?.({ block: "start" });
    place.focus({ preventScroll: true });
  });
}

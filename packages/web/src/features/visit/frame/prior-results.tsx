import { ActionIcon, Button } from "@mantine/core";
import "@mantine/core/styles/ActionIcon.layer.css";
import type { SectionData, SectionKey } from "@meridian/core/contracts/visits/sections";
import { formatDate } from "@meridian/ui/i18n/format";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type ComponentType, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useClinic } from "../../scheduling/api/booking.ts";
import { type Result, useResults } from "../api/results.ts";
import { holds } from "../model/sections.ts";
import classes from "./prior-results.module.css";
import type { ViewProps } from "./section-props.ts";
import { useVisitAround, useVisitContext } from "./visit-context.tsx";

type PreviousResultProps<K extends SectionKey> = {
  section: K;
  /** How the section is read: the one its `spec.tsx` exports. */
  View: ComponentType<ViewProps<SectionData<K>>>;
  /** Shown from the start; otherwise only its date and professional. */
  open?: boolean;
  /** What a section says of the result beyond reading it: what changed since, "as last time". */
  children?: (previous: Result<K>) => ReactNode;
};

/** The results before this visit that hold anything, newest first. */
export function usePreviousResults<K extends SectionKey>(section: K) {
  const { visit } = useVisitContext();
  const { id, start, patient } = visit.appointment;
  const query = useResults(patient, section);
  const earlier = query.results.filter(
    (result) => result.appointment !== id && result.start < start && holds(section, result.data),
  );
  return { ...query, earlier };
}

/** The previous result beside the current one: when, who, what; older ones with the arrows. Outside a visit nothing was before. */
export function PreviousResult<K extends SectionKey>(props: PreviousResultProps<K>) {
  return useVisitAround() ? <Earlier {...props} /> : null;
}

function Earlier<K extends SectionKey>({ section, View, open = false, children }: PreviousResultProps<K>) {
  const { t } = useTranslation("results");
  const { earlier, isPending, isError, hasOlder, fetchOlder, isFetchingOlder } = usePreviousResults(section);
  const [place, setPlace] = useState(0);
  const [shown, setShown] = useState(open);
  const body = useId();
  const clinic = useClinic();
  const at = Math.min(place, earlier.length - 1);
  const result = earlier[at];
  const older = async () => {
    if (at === earlier.length - 1) await fetchOlder();
    setPlace(at + 1);
  };
  if (!result) {
    if (isPending) return null;
    if (hasOlder)
      return (
        <p className={classes.none}>
          {t("firstOfThese")}{" "}
          <Button size="compact-xs" variant="default" loading={isFetchingOlder} onClick={() => void older()}>
            {t("further")}
          </Button>
        </p>
      );
    return <p className={classes.none}>{t(isError ? "failed" : "first")}</p>;
  }
  const professional = clinic.data?.professionals.find(({ id }) => id === result.professional)?.name;
  return (
    <section className={classes.previous} aria-label={t("previous")}>
      <header>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={shown}
          aria-controls={body}
          onClick={() => setShown(!shown)}
        >
          <IconChevronRight size={16} stroke={1.5} aria-hidden />
          <span>
            <strong>{t("previous")}</strong>{" "}
            {[formatDate(result.start), professional].filter(Boolean).join(" · ")}
          </span>
        </button>
        {shown && (earlier.length > 1 || hasOlder) && (
          <Pages
            count={earlier.length}
            more={hasOlder}
            loading={isFetchingOlder}
            place={at}
            onOlder={() => void older()}
            onNewer={() => setPlace(at - 1)}
          />
        )}
      </header>
      {shown && (
        <div id={body} className={classes.body}>
          {children?.(result)}
          <View value={result.data} />
        </div>
      )}
    </section>
  );
}

type PagesProps = {
  count: number;
  /** There are older ones than those counted. */
  more: boolean;
  loading: boolean;
  place: number;
  onOlder: () => void;
  onNewer: () => void;
};

function Pages({ count, more, loading, place, onOlder, onNewer }: PagesProps) {
  const { t } = useTranslation("results");
  return (
    <span className={classes.pages}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t("older")}
        disabled={place >= count - 1 && !more}
        loading={loading}
        onClick={onOlder}
      >
        <IconChevronLeft size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
      <span className="num">{t(more ? "placeOfMore" : "place", { place: place + 1, count })}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t("newer")}
        disabled={place === 0}
        onClick={onNewer}
      >
        <IconChevronRight size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </span>
  );
}

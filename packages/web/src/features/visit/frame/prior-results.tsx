import { ActionIcon, Button } from "@mantine/core";
import "@mantine/core/styles/ActionIcon.layer.css";
import type { SectionData, SectionKey } from "@meridian/core/contracts/visits/sections";
import { formatDate } from "@meridian/ui/i18n/format";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type ComponentType, type ReactNode, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useClinic } from "../../scheduling/api/booking.ts";
import { type SectionResult, useResults } from "../api/results.ts";
import { hasContent } from "../model/sections.ts";
import { WordsOf } from "../terms/term-words.tsx";
import classes from "./prior-results.module.css";
import type { ViewProps } from "./section-props.ts";
import { useOptionalVisitFacts, useVisitFacts } from "./visit-context.tsx";

type PreviousResultProps<K extends SectionKey> = {
  section: K;
  /** The section's read-only view. */
  View: ComponentType<ViewProps<SectionData<K>>>;
  /** Expanded from the start; otherwise only the date and the professional are shown. */
  open?: boolean;
  /** What the section adds to the result, such as what changed since, or a button to copy it. */
  children?: (previous: SectionResult<K>) => ReactNode;
};

/** The section's non-empty results before this visit, newest first. */
export function usePreviousResults<K extends SectionKey>(section: K) {
  const { visit } = useVisitFacts();
  const { id, start, patient } = visit.appointment;
  const query = useResults(patient, section);
  const { results } = query;
  const earlier = useMemo(
    () =>
      results.filter(
        (result) => result.appointment !== id && result.start < start && hasContent(section, result.data),
      ),
    [results, id, start, section],
  );
  return { ...query, earlier };
}

/** The section's previous result, with arrows to older ones. Renders nothing outside a visit. */
export function PreviousResult<K extends SectionKey>(props: PreviousResultProps<K>) {
  return useOptionalVisitFacts() ? <EarlierResults {...props} /> : null;
}

function EarlierResults<K extends SectionKey>({
  section,
  View,
  open = false,
  children,
}: PreviousResultProps<K>) {
  const { t } = useTranslation("results");
  const { earlier, isPending, isError, hasOlder, fetchOlder, isFetchingOlder } = usePreviousResults(section);
  const [position, setPosition] = useState(0);
  const [shown, setShown] = useState(open);
  const body = useId();
  const clinic = useClinic();
  const at = Math.min(position, earlier.length - 1);
  const result = earlier[at];
  const showOlder = async () => {
    if (at === earlier.length - 1) await fetchOlder();
    setPosition(at + 1);
  };
  if (!result) {
    if (isPending) return null;
    if (hasOlder)
      return (
        <p className={classes.none}>
          {t("firstOfThese")}{" "}
          <Button
            size="compact-xs"
            variant="default"
            loading={isFetchingOlder}
            onClick={() => void showOlder()}
          >
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
          <ResultPager
            count={earlier.length}
            more={hasOlder}
            loading={isFetchingOlder}
            position={at}
            onOlder={() => void showOlder()}
            onNewer={() => setPosition(at - 1)}
          />
        )}
      </header>
      {shown && (
        <div id={body} className={classes.body}>
          {children?.(result)}
          <WordsOf result={result}>
            <View value={result.data} />
          </WordsOf>
        </div>
      )}
    </section>
  );
}

type ResultPagerProps = {
  count: number;
  /** Whether there are older results than those counted. */
  more: boolean;
  loading: boolean;
  position: number;
  onOlder: () => void;
  onNewer: () => void;
};

function ResultPager({ count, more, loading, position, onOlder, onNewer }: ResultPagerProps) {
  const { t } = useTranslation("results");
  return (
    <span className={classes.pages}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t("older")}
        disabled={position >= count - 1 && !more}
        loading={loading}
        onClick={onOlder}
      >
        <IconChevronLeft size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
      <span className="num">{t(more ? "placeOfMore" : "place", { place: position + 1, count })}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t("newer")}
        disabled={position === 0}
        onClick={onNewer}
      >
        <IconChevronRight size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </span>
  );
}

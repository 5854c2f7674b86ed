import "@mantine/core/styles/Tabs.layer.css";
import { Tabs } from "@mantine/core";
import type { Osteopathy } from "@meridian/core/contracts/visits/sections/osteopathy";
import { TextareaField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PreviousResult, usePreviousResults } from "../../frame/prior-results.tsx";
import type { EditProps, ViewProps } from "../../frame/section-props.ts";
import { useVisitFacts } from "../../frame/visit-context.tsx";
import { useOsteopathyWords } from "../../terms/term-words.tsx";
import { BodyPanel } from "./body-panel.tsx";
import { ChangeList } from "./changes.tsx";
import { MultipleChoice } from "./choice.tsx";
import { useExaminationOffer } from "./examination-offer.ts";
import classes from "./osteopathy.module.css";
import { RangesPanel } from "./ranges-panel.tsx";
import { SpinePanel } from "./spine-panel.tsx";
import { TestsPanel } from "./tests-panel.tsx";
import { Trends } from "./trends.tsx";
import { View } from "./view.tsx";

export { View };

const TABS = ["spine", "body", "tests", "ranges", "safety", "course"] as const;

/** The osteopathic examination: segments, pain, tests, ranges and red flags, with the previous visit's results. */
export function Edit({ value, onChange, onRemoved }: EditProps<Osteopathy>) {
  const { t } = useTranslation("osteopathy");
  const { start } = useVisitFacts().visit.appointment;
  const { earlier } = usePreviousResults("osteopathy");
  const offered = useExaminationOffer();
  const [tab, setTab] = useState<string | null>("spine");
  const before = earlier[0];
  const set = (change: Partial<Osteopathy>) => onChange({ ...value, ...change });
  const counts: Partial<Record<(typeof TABS)[number], number>> = {
    spine: value.segments.length,
    body: value.marks.length,
    tests: Object.keys(value.tests).length,
    ranges: Object.keys(value.ranges).length,
    safety: value.red_flags.length,
  };
  const panels = {
    spine: (
      <SpinePanel
        findings={value.segments}
        before={before && { start: before.start, findings: before.data.segments }}
        offered={offered.segments}
        onChange={(segments) => set({ segments })}
        onCleared={(finding) => onRemoved((now) => ({ ...now, segments: [...now.segments, finding] }))}
      />
    ),
    body: <BodyPanel marks={value.marks} onChange={(marks) => set({ marks })} onRemoved={onRemoved} />,
    tests: (
      <TestsPanel
        tests={value.tests}
        before={before?.data.tests}
        offered={offered.tests}
        onChange={(tests) => set({ tests })}
      />
    ),
    ranges: <RangesPanel ranges={value.ranges} earlier={earlier} onChange={(ranges) => set({ ranges })} />,
    safety: <RedFlags value={value} set={set} />,
    course: <Trends now={{ start, data: value }} earlier={earlier} />,
  };
  return (
    <>
      <PreviousResult section="osteopathy" View={View}>
        {(previous) => <ChangeList before={previous.data} now={value} />}
      </PreviousResult>
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List aria-label={t("tabs.label")} className={classes.tabs}>
          {TABS.map((key) => (
            <Tabs.Tab key={key} value={key}>
              {t(`tabs.${key}`)}
              {counts[key] ? (
                <>
                  {" "}
                  <span className={`num ${classes.count}`}>{counts[key]}</span>
                </>
              ) : null}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map((key) => (
          <Tabs.Panel key={key} value={key} className={classes.tab}>
            {panels[key]}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

/** The examination of a finished visit, with the changes since the last one and its figures over the visits. */
export function Read({ value }: ViewProps<Osteopathy>) {
  const { t } = useTranslation("osteopathy");
  const { start } = useVisitFacts().visit.appointment;
  const { earlier } = usePreviousResults("osteopathy");
  const [open, setOpen] = useState(false);
  return (
    <>
      <PreviousResult section="osteopathy" View={View}>
        {(previous) => <ChangeList before={previous.data} now={value} />}
      </PreviousResult>
      <View value={value} />
      {earlier.length > 0 && (
        <details className={classes.course} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{t("tabs.course")}</summary>
          {open && <Trends now={{ start, data: value }} earlier={earlier} />}
        </details>
      )}
    </>
  );
}

type SafetyProps = { value: Osteopathy; set: (change: Partial<Osteopathy>) => void };

function RedFlags({ value, set }: SafetyProps) {
  const { t } = useTranslation("osteopathy");
  const { terms } = useOsteopathyWords();
  return (
    <>
      <MultipleChoice
        warning
        label={t("safety.flags")}
        options={terms.flag.map((one) => ({ value: one.key, label: one[currentLanguage()] }))}
        value={value.red_flags}
        onChange={(red_flags) => set({ red_flags })}
      />
      <p className={classes.help}>{t("safety.help")}</p>
      <TextareaField
        label={t("safety.note")}
        rows={4}
        maxLength={4000}
        value={value.note}
        onChange={(note) => set({ note })}
      />
    </>
  );
}

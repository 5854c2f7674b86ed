import { ActionIcon, Button } from "@mantine/core";
import "@mantine/core/styles/ActionIcon.layer.css";
import { courses, painQualities, sides } from "@meridian/core/clinical/anamnesis/anamnesis-terms";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import type { ComplaintItem } from "@meridian/core/contracts/visits/sections/complaint";
import type { IcdChoice } from "@meridian/core/contracts/visits/sections/icd-choice";
import { fold } from "@meridian/core/text/fold";
import { TextareaField, TextField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { memo, useCallback, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Choices, choicesOf, Scale, Toggles } from "../../entries/choices.tsx";
import { DateOrWordsField } from "../../entries/date-or-words.tsx";
import { EntryList, movedItem, type RowProps } from "../../entries/entry-list.tsx";
import { useComplaintActions } from "../../frame/complaint-slot.ts";
import { IcdField, insertAt } from "../../frame/icd-field.tsx";
import { LastValue, useLastResult } from "../../frame/last-value.tsx";
import type { EditProps } from "../../frame/section-props.ts";
import classes from "./complaint.module.css";
import { courseText, factsOf } from "./facts.ts";
import { IntensityFollowUp, isFollowed, useEarlierComplaints } from "./intensity-follow-up.tsx";

export { View } from "./view.tsx";

type Complaint = SectionData<"complaint">;
const BLANK: ComplaintItem = {
  what: "",
  onset: "",
  course: null,
  course_note: "",
  intensity: null,
  side: null,
  quality: [],
  better: "",
  worse: "",
  icd: [],
};

export function Edit({ value: { items }, onChange, onRemoved }: EditProps<Complaint>) {
  const { t } = useTranslation("anamnesis");
  const earlier = useEarlierComplaints();
  const { length } = items;
  const row = useCallback(
    (one: RowProps<ComplaintItem>) => (
      <ComplaintEntry
        {...one}
        onMove={(step) =>
          onChange((now) => ({ items: movedItem(now.items, one.at, one.at + step) ?? now.items }))
        }
        last={one.at === length - 1}
        followed={isFollowed(one.item, earlier?.items)}
        onRemoved={onRemoved}
      />
    ),
    [length, earlier, onChange, onRemoved],
  );
  return (
    <>
      {earlier && earlier.items.length > 0 && (
        <IntensityFollowUp earlier={earlier} items={items} onChange={onChange} />
      )}
      <EntryList
        label={t("complaint.list")}
        items={items}
        blank={BLANK}
        max={12}
        nameOf={({ what }) => what}
        onChange={(next) => onChange({ items: next })}
        onRemoved={(restore) => onRemoved((now) => ({ items: restore(now.items) }))}
        className={classes.list}
        sortable
        fieldByField
      >
        {row}
      </EntryList>
    </>
  );
}

type ComplaintRow = RowProps<ComplaintItem> & {
  last: boolean;
  /** Whether its intensity is asked above the list, beside that of the last visit. */
  followed: boolean;
  onMove: (step: -1 | 1) => void;
} & Pick<EditProps<Complaint>, "onRemoved">;

function ComplaintEntry({
  item,
  at,
  set,
  isNew,
  mainId,
  remove,
  last,
  followed,
  onMove,
  onRemoved,
}: ComplaintRow) {
  const { t } = useTranslation("anamnesis");
  // New entries and the main complaint are open; copied and loaded ones are one line.
  const [open, setOpen] = useState(at === 0 || isNew);
  const main = at === 0;
  const actions = useComplaintActions(item.what);
  const onIcdRemoved = useCallback(
    (code: IcdChoice, place: number) =>
      onRemoved((now) => ({
        items: now.items.map((one, index) =>
          index === at ? { ...one, icd: insertAt(one.icd, code, place) } : one,
        ),
      })),
    [onRemoved, at],
  );
  return (
    <>
      <div className={classes.head}>
        <div className={classes.text}>
          <TextareaField
            id={mainId}
            label={main ? t("complaint.what") : t("complaint.other", { number: at + 1 })}
            hideLabel={!main}
            placeholder={main ? "" : t("complaint.another")}
            rows={main ? 2 : 1}
            value={item.what}
            onChange={(what) => set({ what })}
          />
        </div>
        {!isNew && !main && (
          <MoveButton
            label={`${t("complaint.up")}: ${item.what}`}
            icon={IconArrowUp}
            onClick={() => onMove(-1)}
          />
        )}
        {!isNew && !last && (
          <MoveButton
            label={`${t("complaint.down")}: ${item.what}`}
            icon={IconArrowDown}
            onClick={() => onMove(1)}
          />
        )}
        {remove}
      </div>
      {!isNew && actions}
      {(main || !isNew) && (main || open) && (
        <Details item={item} main={main} followed={followed} set={set} onIcdRemoved={onIcdRemoved} />
      )}
      {!main && !isNew && (
        <div className={classes.summaryLine}>
          {!open && <span>{factsOf(item).join(" · ")}</span>}
          <Button variant="subtle" size="compact-sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? "complaint.less" : "complaint.more")}
          </Button>
        </div>
      )}
    </>
  );
}

const MoveButton = ({
  label,
  icon: Icon,
  onClick,
}: {
  label: string;
  icon: typeof IconArrowUp;
  onClick: () => void;
}) => (
  <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} onClick={onClick}>
    <Icon size={18} stroke={1.5} aria-hidden />
  </ActionIcon>
);

type DetailsProps = Pick<ComplaintRow, "item" | "followed" | "set"> & {
  main: boolean;
  onIcdRemoved: (code: IcdChoice, place: number) => void;
};

/** The same complaint in the last visit. Another complaint is never shown, since its figures would mislead. */
const earlierOf = (item: Pick<ComplaintItem, "what">, main: boolean, items: readonly ComplaintItem[]) =>
  items.find(({ what }) => fold(what.trim()) === fold(item.what.trim())) ??
  (main && item.what.trim() === "" ? items[0] : undefined);

function Details({ item: { what, ...facts }, main, followed, set, onIcdRemoved }: DetailsProps) {
  const last = useLastResult("complaint");
  const before = last && earlierOf({ what }, main, last.data.items);
  return (
    <Facts
      {...facts}
      followed={followed}
      set={set}
      onIcdRemoved={onIcdRemoved}
      lastStart={last?.start}
      lastText={before ? courseText(before) : ""}
    />
  );
}

const settersOf = (set: DetailsProps["set"]) => ({
  side: (side: string | null) => set({ side: side as ComplaintItem["side"] }),
  course: (course: string | null) => set({ course: course as ComplaintItem["course"] }),
  intensity: (intensity: number | null) => set({ intensity }),
  quality: (quality: string[]) => set({ quality }),
  icd: (icd: IcdChoice[]) => set({ icd }),
});

const optionsIn = (language: ReturnType<typeof currentLanguage>) => ({
  side: choicesOf(sides, language),
  course: choicesOf(courses, language),
  quality: painQualities.map((one) => ({ value: one.key, label: one[language] })),
});

type FactsProps = Omit<ComplaintItem, "what"> &
  Pick<DetailsProps, "followed" | "set" | "onIcdRemoved"> & {
    lastStart: string | undefined;
    lastText: string;
  };

/** Memoized, so that typing what the complaint is does not render the fields below. */
const Facts = memo(({ followed, set, onIcdRemoved, lastStart, lastText, ...item }: FactsProps) => {
  const { t } = useTranslation("anamnesis");
  const language = currentLanguage();
  const id = useId();
  // Stable, so that typing in one field does not render the choices beside it.
  const setTo = useMemo(() => settersOf(set), [set]);
  const options = useMemo(() => optionsIn(language), [language]);
  const ends = useMemo(() => [t("complaint.none"), t("complaint.worst")] as const, [t]);
  return (
    <div className={classes.details}>
      <DateOrWordsField
        label={t("complaint.onset")}
        placeholder={t("complaint.onsetExample")}
        value={item.onset}
        onChange={(onset) => set({ onset })}
      />
      <Choices label={t("complaint.side")} options={options.side} value={item.side} onChange={setTo.side} />
      {!followed && (
        <>
          <Scale
            label={t("complaint.intensity")}
            min={0}
            max={10}
            ends={ends}
            value={item.intensity}
            onChange={setTo.intensity}
          />
          <div className={classes.wide}>
            <LastValue start={lastStart} text={lastText} />
          </div>
        </>
      )}
      <Choices
        label={t("complaint.course")}
        options={options.course}
        value={item.course}
        onChange={setTo.course}
      />
      <TextField
        label={t("complaint.better")}
        placeholder={t("complaint.betterExample")}
        value={item.better}
        onChange={(better) => set({ better })}
      />
      <TextField
        label={t("complaint.worse")}
        placeholder={t("complaint.worseExample")}
        value={item.worse}
        onChange={(worse) => set({ worse })}
      />
      <div className={classes.wide}>
        <TextField
          label={t("complaint.courseNote")}
          placeholder={t("complaint.courseExample")}
          value={item.course_note}
          onChange={(course_note) => set({ course_note })}
        />
      </div>
      <div className={classes.wide}>
        <Toggles
          label={t("complaint.quality")}
          options={options.quality}
          value={item.quality}
          onChange={setTo.quality}
        />
      </div>
      <div className={classes.wide}>
        <IcdField id={`${id}-icd`} value={item.icd} onChange={setTo.icd} onRemoved={onIcdRemoved} />
      </div>
    </div>
  );
});

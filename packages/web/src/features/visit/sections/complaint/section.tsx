import { ActionIcon, Button } from "@mantine/core";
import "@mantine/core/styles/ActionIcon.layer.css";
import { courses, painQualities, sides } from "@meridian/core/clinical/anamnesis/anamnesis-terms";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import type { ComplaintItem } from "@meridian/core/contracts/visits/sections/complaint";
import { fold } from "@meridian/core/text/fold";
import { TextareaField, TextField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useId, useState } from "react";
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
        {(row) => (
          <ComplaintEntry
            {...row}
            onMove={(step) => {
              const next = movedItem(items, row.at, row.at + step);
              if (next) onChange({ items: next });
            }}
            last={row.at === items.length - 1}
            followed={isFollowed(row.item, earlier?.items)}
            onIcdRemoved={(item, at) =>
              onRemoved((now) => ({
                items: now.items.map((one, index) =>
                  index === row.at ? { ...one, icd: insertAt(one.icd, item, at) } : one,
                ),
              }))
            }
          />
        )}
      </EntryList>
    </>
  );
}

type ComplaintRow = RowProps<ComplaintItem> & {
  last: boolean;
  /** Whether its intensity is asked above the list, beside that of the last visit. */
  followed: boolean;
  onMove: (step: -1 | 1) => void;
  onIcdRemoved: (item: ComplaintItem["icd"][number], at: number) => void;
};

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
  onIcdRemoved,
}: ComplaintRow) {
  const { t } = useTranslation("anamnesis");
  // New entries and the main complaint are open; copied and loaded ones are one line.
  const [open, setOpen] = useState(at === 0 || isNew);
  const main = at === 0;
  const actions = useComplaintActions(item.what);
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
          <MoveButton label={t("complaint.up")} icon={IconArrowUp} onClick={() => onMove(-1)} />
        )}
        {!isNew && !last && (
          <MoveButton label={t("complaint.down")} icon={IconArrowDown} onClick={() => onMove(1)} />
        )}
        {remove}
      </div>
      {!isNew && actions}
      {(main || !isNew) && (main || open) && <Details {...{ item, main, followed, set, onIcdRemoved }} />}
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

type DetailsProps = Pick<ComplaintRow, "item" | "followed" | "set" | "onIcdRemoved"> & { main: boolean };

/** The same complaint in the last visit. Another complaint is never shown, since its figures would mislead. */
const earlierOf = (item: ComplaintItem, main: boolean, items: readonly ComplaintItem[]) =>
  items.find(({ what }) => fold(what.trim()) === fold(item.what.trim())) ??
  (main && item.what.trim() === "" ? items[0] : undefined);

function Details({ item, main, followed, set, onIcdRemoved }: DetailsProps) {
  const { t } = useTranslation("anamnesis");
  const last = useLastResult("complaint");
  const before = last && earlierOf(item, main, last.data.items);
  const language = currentLanguage();
  const id = useId();
  return (
    <div className={classes.details}>
      <DateOrWordsField
        label={t("complaint.onset")}
        placeholder={t("complaint.onsetExample")}
        value={item.onset}
        onChange={(onset) => set({ onset })}
      />
      <Choices
        label={t("complaint.side")}
        options={choicesOf(sides, language)}
        value={item.side}
        onChange={(side) => set({ side: side as ComplaintItem["side"] })}
      />
      {!followed && (
        <>
          <Scale
            label={t("complaint.intensity")}
            min={0}
            max={10}
            ends={[t("complaint.none"), t("complaint.worst")]}
            value={item.intensity}
            onChange={(intensity) => set({ intensity })}
          />
          <div className={classes.wide}>
            <LastValue start={last?.start} text={before ? courseText(before) : ""} />
          </div>
        </>
      )}
      <Choices
        label={t("complaint.course")}
        options={choicesOf(courses, language)}
        value={item.course}
        onChange={(course) => set({ course: course as ComplaintItem["course"] })}
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
          options={painQualities.map((one) => ({ value: one.key, label: one[language] }))}
          value={item.quality}
          onChange={(quality) => set({ quality })}
        />
      </div>
      <div className={classes.wide}>
        <IcdField
          id={`${id}-icd`}
          value={item.icd}
          onChange={(icd) => set({ icd })}
          onRemoved={onIcdRemoved}
        />
      </div>
    </div>
  );
}

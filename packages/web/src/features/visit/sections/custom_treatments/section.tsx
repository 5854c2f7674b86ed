import { Button } from "@mantine/core";
import type { CustomTreatment } from "@meridian/core/contracts/treatments/treatments";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import type { GivenCustomTreatment } from "@meridian/core/contracts/visits/sections/custom-treatments";
import { matching } from "@meridian/core/text/matching";
import { TextareaField } from "@meridian/ui/forms/fields";
import { SearchPick } from "@meridian/ui/forms/search-pick";
import { EmptyState } from "@meridian/ui/states/states";
import { useCustomTreatments } from "@meridian/ui/treatments/use-treatments";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import classes from "../../entries/given.module.css";
import { MinutesField } from "../../entries/minutes-field.tsx";
import { QuickAdd, TreatmentList, TreatmentSummary } from "../../entries/treatment-list.tsx";
import { LastValue, useLastResult } from "../../frame/last-value.tsx";
import type { EditProps, ViewProps } from "../../frame/section-props.ts";
import { TimerButton } from "../../frame/timer-button.tsx";

type CustomTreatments = SectionData<"custom_treatments">;

/** The most treatments offered as buttons; the others have to be searched. */
const MAX_BUTTONS = 12;

function NoTreatments() {
  const { t } = useTranslation("treatments");
  return (
    <EmptyState
      compact
      title={t("custom.none")}
      help={t("custom.noneHelp")}
      action={
        <Button component={Link} to="/treatments" variant="default">
          {t("custom.library")}
        </Button>
      }
    />
  );
}

/** The clinic's own treatments. Each can be added once and shows its current name. */
export function Edit({ value, onChange, onRemoved }: EditProps<CustomTreatments>) {
  const { t } = useTranslation("treatments");
  const { t: act } = useTranslation("ui");
  const { treatments, ready } = useCustomTreatments(true);
  const add = ({ id, name, minutes }: CustomTreatment) =>
    onChange((now) =>
      now.items.some((one) => one.id === id)
        ? now
        : { ...now, items: [...now.items, { id, name, minutes, note: "" }] },
    );
  const last = useLastResult("custom_treatments");
  const given = new Set(value.items.map(({ id }) => id));
  if (treatments?.length === 0 && value.items.length === 0) return <NoTreatments />;
  return (
    <>
      <SearchPick
        label={t("custom.add")}
        placeholder={t("custom.example")}
        least={1}
        pause={0}
        find={async (text) =>
          matching(await ready(), text, ({ name }) => [name])
            .slice(0, 8)
            .map((one) => ({
              id: one.id,
              label: one.name,
              note: one.description.slice(0, 60),
              run: () => add(one),
            }))
        }
        nothing={t("custom.nothing")}
        failed={act("state.errorTitle")}
      />
      <TreatmentList
        items={value.items}
        nameOf={({ name }) => name}
        onChange={onChange}
        onRemoved={onRemoved}
      >
        {(item, set) => (
          <>
            <TreatmentEntry item={item} set={set} />
            <LastValue
              start={last?.start}
              text={last?.data.items.find((one) => one.id === item.id)?.note ?? ""}
            />
          </>
        )}
      </TreatmentList>
      <div className={classes.more}>
        <QuickAdd
          label={t("custom.usual")}
          folded={value.items.length > 0}
          items={(treatments ?? [])
            .filter(({ id }) => !given.has(id))
            .slice(0, MAX_BUTTONS)
            .map((one) => ({ id: one.id, label: one.name, run: () => add(one) }))}
        />
      </div>
    </>
  );
}

type EntryProps = { item: GivenCustomTreatment; set: (change: Partial<GivenCustomTreatment>) => void };

function TreatmentEntry({ item, set }: EntryProps) {
  const { t } = useTranslation("treatments");
  const { name } = item;
  return (
    <>
      <div className={classes.head}>
        <strong>{name}</strong>
        {item.minutes !== null && <TimerButton small kind="other" label={name} minutes={item.minutes} />}
      </div>
      <div className={classes.timed}>
        <MinutesField name={name} value={item.minutes} onChange={(minutes) => set({ minutes })} />
        <TextareaField
          label={t("noteOf", { name })}
          hideLabel
          placeholder={t("note")}
          rows={1}
          value={item.note}
          onChange={(note) => set({ note })}
          maxLength={2000}
        />
      </div>
    </>
  );
}

export const View = ({ value }: ViewProps<CustomTreatments>) => (
  <TreatmentSummary
    rows={value.items.map(({ id, name, minutes, note }) => ({
      id,
      name,
      details: [minutes !== null && `${minutes} min`],
      note,
    }))}
  />
);

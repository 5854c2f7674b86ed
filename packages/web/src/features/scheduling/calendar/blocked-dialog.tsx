import { Button } from "@mantine/core";
import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import { same } from "@meridian/ui/drafts/deep-equal";
import { useUnsentInside } from "@meridian/ui/drafts/unsaved-guard";
import { DateField } from "@meridian/ui/forms/date-field";
import { CheckboxField, SelectField, TextField } from "@meridian/ui/forms/fields";
import { errorMessage, fieldMessage } from "@meridian/ui/i18n/error-message";
import { formatDate } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { Notice } from "@meridian/ui/states/states";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../components/dialog.tsx";
import {
  type BlockedDraft,
  type BlockedEntry,
  type BlockedFault,
  blockedFaults,
  blockedRequest,
  draftOfBlocked,
  draftOfSlot,
  isRepeated,
} from "../model/blocked.ts";
import classes from "../planning/planning.module.css";
import { Weekdays } from "../planning/weekdays.tsx";
import type { Slot } from "./calendar-views.tsx";
import type { Blocking } from "./use-blocking.ts";

type Scope = "only" | "all";
type BlockedDialogProps = {
  clinic: Clinic;
  /** The calendar slot that was clicked, or the blocked time that was opened. */
  at: { slot: Slot } | { entry: BlockedEntry };
  blocking: Blocking;
  /** Whether the user may block other people's time and rooms. */
  forOthers: boolean;
  onClose: () => void;
};

/** Creates or changes a blocked time. For a repeated one, the user chooses this day or all days. */
export function BlockedDialog(props: BlockedDialogProps) {
  const { t } = useTranslation("scheduling");
  const { at, clinic, onClose } = props;
  const { id: own } = useSession();
  const [scope, setScope] = useState<Scope>("only");
  const entry = "entry" in at ? at.entry : undefined;
  const repeated = entry !== undefined && isRepeated(entry.blocked);
  const initial =
    "entry" in at
      ? draftOfBlocked(at.entry, scope === "all" || !repeated, clinic.time_zone)
      : draftOfSlot(at.slot, own);
  return (
    <Dialog title={t(entry ? "blocked.edit" : "blocked.new")} onClose={onClose}>
      {repeated && (
        <SelectField
          label={t("blocked.scope")}
          empty={false}
          value={scope}
          onChange={(next) => setScope(next as Scope)}
          options={[
            { value: "only", label: t("blocked.only", { day: formatDate(entry.day, "weekday") }) },
            { value: "all", label: t("blocked.all") },
          ]}
        />
      )}
      <BlockedForm
        key={scope}
        {...props}
        entry={entry}
        initial={initial}
        only={repeated && scope === "only" ? entry.day : undefined}
      />
    </Dialog>
  );
}

type BlockedFormProps = BlockedDialogProps & {
  entry: BlockedEntry | undefined;
  initial: BlockedDraft;
  only: string | undefined;
};

function BlockedForm({ clinic, blocking, forOthers, entry, initial, only, onClose }: BlockedFormProps) {
  const { t } = useTranslation("scheduling");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const [draft, setDraft] = useState(initial);
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<unknown>();
  useUnsentInside(!same(draft, initial));
  const faults = blockedFaults(draft, initial.title !== "" || entry === undefined);
  const wrong = (field: BlockedFault) => {
    const code = tried ? faults[field] : undefined;
    return code === undefined ? undefined : fieldMessage(say, code);
  };
  const set = (change: Partial<BlockedDraft>) => setDraft((now) => ({ ...now, ...change }));
  const run = (work: Promise<void>) => void work.then(onClose, setError);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setError(undefined);
    if (Object.keys(faults).length > 0) return;
    const offices = new Set(clinic.establishments.flatMap((place) => place.offices.map(({ id }) => id)));
    const request = blockedRequest(draft, offices, entry?.blocked.except);
    if (!entry) return run(blocking.block(request));
    const { id, version } = entry.blocked;
    const body = { ...request, version, ...(only !== undefined && { only }) };
    run(blocking.save({ id, body }, entry.blocked));
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit} inert={blocking.busy}>
      <Title value={draft.title} onChange={(title) => set({ title })} error={wrong("title")} />
      {forOthers && (
        <Whose
          clinic={clinic}
          value={draft.whose}
          onChange={(whose) => set({ whose })}
          error={wrong("whose")}
        />
      )}
      <When draft={draft} onChange={set} wrong={wrong} />
      {only === undefined && <Repeats draft={draft} onChange={set} wrong={wrong} />}
      {error !== undefined && (
        <Notice tone="red" live>
          {errorMessage(say, error)}
        </Notice>
      )}
      <div className={classes.actions}>
        {entry && (
          <Button
            variant="subtle"
            color="red"
            onClick={() => run(blocking.take({ id: entry.blocked.id, only }, entry.blocked.title))}
          >
            {act("action.remove")}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {act("action.cancel")}
        </Button>
        <Button type="submit" loading={blocking.busy}>
          {entry ? act("action.save") : t("blocked.new")}
        </Button>
      </div>
    </form>
  );
}

const TITLES = ["lunch", "meeting", "personal"] as const;
type Part = {
  draft: BlockedDraft;
  onChange: (change: Partial<BlockedDraft>) => void;
  wrong: (field: BlockedFault) => string | undefined;
};
type OneField = { value: string; onChange: (value: string) => void; error: string | undefined };

function Title({ value, onChange, error }: OneField) {
  const { t } = useTranslation("scheduling");
  return (
    <>
      <fieldset className={classes.reasons} aria-label={t("blocked.titles")}>
        {TITLES.map((key) => {
          const text = t(`blocked.title.${key}`);
          return (
            <Button
              key={key}
              size="compact-sm"
              variant={value === text ? "light" : "default"}
              aria-pressed={value === text}
              onClick={() => onChange(text)}
            >
              {text}
            </Button>
          );
        })}
      </fieldset>
      <TextField
        label={t("blocked.what")}
        help={t("blocked.whatHelp")}
        required
        maxLength={80}
        value={value}
        onChange={onChange}
        error={error}
      />
    </>
  );
}

function Whose({ clinic, value, onChange, error }: OneField & { clinic: Clinic }) {
  const { t } = useTranslation("scheduling");
  const people = clinic.professionals
    .filter(({ active, id }) => active || id === value)
    .map(({ id, name }) => ({ value: id, label: name }));
  const rooms = clinic.establishments.flatMap((place) =>
    place.offices.map(({ id, name }) => ({
      value: id,
      label: clinic.establishments.length > 1 ? `${place.name} · ${name}` : name,
    })),
  );
  const known = [...people, ...rooms].some((option) => option.value === value);
  return (
    <SelectField
      label={t("blocked.whose")}
      required
      empty={known ? false : t("blocked.choose")}
      value={known ? value : ""}
      onChange={onChange}
      error={error}
      options={[...people, ...rooms]}
    />
  );
}

function When({ draft, onChange, wrong }: Part) {
  const { t } = useTranslation("scheduling");
  return (
    <>
      <DateField
        label={t("form.date")}
        required
        value={draft.day}
        onChange={(day) => onChange({ day })}
        error={wrong("day")}
      />
      <div className={classes.pair}>
        {(["from", "to"] as const).map((end) => (
          <TextField
            key={end}
            label={t(`blocked.${end}`)}
            required
            inputMode="numeric"
            placeholder="13:00"
            value={draft[end]}
            onChange={(value) => onChange({ [end]: value })}
            error={wrong(end)}
          />
        ))}
      </div>
    </>
  );
}

function Repeats({ draft, onChange, wrong }: Part) {
  const { t } = useTranslation("scheduling");
  return (
    <>
      <CheckboxField
        id="blocked-repeats"
        label={t("blocked.repeats")}
        value={draft.repeats}
        onChange={(repeats) => onChange({ repeats })}
      />
      {draft.repeats && (
        <>
          <Weekdays
            label={t("blocked.weekdays")}
            value={draft.weekdays}
            onChange={(weekdays) => onChange({ weekdays })}
            error={wrong("weekdays")}
          />
          <DateField
            label={t("blocked.until")}
            required
            value={draft.until}
            onChange={(until) => onChange({ until })}
            error={wrong("until")}
          />
        </>
      )}
    </>
  );
}

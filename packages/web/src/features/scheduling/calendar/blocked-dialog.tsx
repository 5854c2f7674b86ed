import { Button } from "@mantine/core";
import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import { ApiError } from "@meridian/ui/api/errors";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { DateField } from "@meridian/ui/forms/date-field";
import { CheckboxField, SelectField, TextField } from "@meridian/ui/forms/fields";
import { type Bound, useZodForm, type ZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { formatDate } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type BlockedDraft,
  type BlockedEntry,
  blockedRequest,
  draftOfBlocked,
  draftOfSlot,
  isRepeated,
  unreadable,
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
  // A user who does not treat patients cannot be booked, so has no time to block.
  const treats = clinic.professionals.some(({ id, active }) => active && id === own);
  const entry = "entry" in at ? at.entry : undefined;
  const repeated = entry !== undefined && isRepeated(entry.blocked);
  const initial =
    "entry" in at
      ? draftOfBlocked(at.entry, scope === "all" || !repeated, clinic.time_zone)
      : draftOfSlot(at.slot, treats ? own : "");
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

function BlockedForm(props: BlockedFormProps) {
  const { clinic, blocking, forOthers, entry, only, onClose } = props;
  const { t } = useTranslation("scheduling");
  const { t: act } = useTranslation("ui");
  const form = useBlockedForm(props);
  const remove = ({ blocked }: BlockedEntry) =>
    void blocking.take({ id: blocked.id, only }, blocked.title).then(onClose, (error) => {
      if (error instanceof ApiError) form.setFailure(error.code, error.details);
      else form.setFailure("unexpected");
    });
  return (
    <Form form={form} label={t(entry ? "blocked.edit" : "blocked.new")}>
      <Title {...form.field("title", t("blocked.what"))} />
      {forOthers && <Whose clinic={clinic} {...form.field("whose", t("blocked.whose"))} />}
      <When form={form} />
      {only === undefined && <Repeats form={form} />}
      <FormActions>
        <SubmitButton form={form}>{entry ? act("action.save") : t("blocked.new")}</SubmitButton>
        <Button variant="default" onClick={onClose}>
          {act("action.cancel")}
        </Button>
        {entry && (
          <Button
            variant="subtle"
            color="red"
            loading={blocking.busy && !form.busy}
            onClick={() => remove(entry)}
          >
            {act("action.remove")}
          </Button>
        )}
      </FormActions>
    </Form>
  );
}

function useBlockedForm({ clinic, blocking, entry, initial, only, onClose }: BlockedFormProps) {
  const offices = new Set(clinic.establishments.flatMap((place) => place.offices.map(({ id }) => id)));
  const requestOf = (draft: BlockedDraft) => blockedRequest(draft, offices, entry?.blocked.except);
  const changeOf = ({ version }: BlockedEntry["blocked"], draft: BlockedDraft) => ({
    ...requestOf(draft),
    version,
    ...(only !== undefined && { only }),
  });
  return useZodForm<BlockedDraft>({
    initial,
    schema: () =>
      import("@meridian/core/contracts/scheduling/blocked-times").then((part) =>
        entry ? part.blockedTimeChange : part.newBlockedTime,
      ),
    shape: (draft) => (entry ? changeOf(entry.blocked, draft) : requestOf(draft)),
    names: { professional: "whose", office: "whose" },
    rules: (draft) => ({
      ...unreadable(draft),
      // An empty title is refused if there was one, because emptying it is a mistake.
      ...(initial.title !== "" && draft.title.trim() === "" && { title: "required" }),
    }),
    submit: async (draft) => {
      if (!entry) await blocking.block(requestOf(draft));
      else {
        const { blocked } = entry;
        await blocking.save({ id: blocked.id, body: changeOf(blocked, draft) }, blocked);
      }
      return onClose;
    },
  });
}

const TITLES = ["lunch", "meeting", "personal"] as const;
type Part = { form: ZodForm<BlockedDraft> };

function Title(field: Bound<string>) {
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
              variant={field.value === text ? "light" : "default"}
              aria-pressed={field.value === text}
              onClick={() => field.onChange(text)}
            >
              {text}
            </Button>
          );
        })}
      </fieldset>
      <TextField {...field} help={t("blocked.whatHelp")} required maxLength={80} />
    </>
  );
}

function Whose({ clinic, ...field }: Bound<string> & { clinic: Clinic }) {
  const { t } = useTranslation("scheduling");
  const { value } = field;
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
      {...field}
      required
      empty={known ? false : t("blocked.choose")}
      value={known ? value : ""}
      options={[...people, ...rooms]}
    />
  );
}

function When({ form }: Part) {
  const { t } = useTranslation("scheduling");
  return (
    <>
      <DateField {...form.field("day", t("form.date"))} required />
      <div className={classes.pair}>
        {(["from", "to"] as const).map((end) => (
          <TextField
            key={end}
            {...form.field(end, t(`blocked.${end}`))}
            required
            inputMode="numeric"
            placeholder="13:00"
          />
        ))}
      </div>
    </>
  );
}

function Repeats({ form }: Part) {
  const { t } = useTranslation("scheduling");
  return (
    <>
      <CheckboxField {...form.field("repeats", t("blocked.repeats"))} />
      {form.values.repeats && (
        <>
          <Weekdays {...form.field("weekdays", t("blocked.weekdays"))} />
          <DateField {...form.field("until", t("blocked.until"))} required />
        </>
      )}
    </>
  );
}

import { Button } from "@mantine/core";
import type { AmendedPart, AmendmentReason } from "@meridian/core/contracts/visits/amendment";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { isConflict } from "@meridian/ui/api/errors";
import { deepEqual } from "@meridian/ui/drafts/deep-equal";
import { useStoredForm } from "@meridian/ui/drafts/use-stored-form";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextField } from "@meridian/ui/forms/fields";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadInside } from "@meridian/ui/loading/load";
import { Notice } from "@meridian/ui/states/states";
import {
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import type { LiveContent } from "../safety/live-content.ts";
import { Conflict } from "./conflict.tsx";
import classes from "./section.module.css";
import { useVisitContext } from "./visit-context.tsx";

const AmendSafety = lazy(() =>
  loadInside(async () => {
    const [part] = await Promise.all([import("../safety/amend-safety.tsx"), loadNamespaces(["safety"])]);
    return part;
  }),
);

type AmendmentDraft<T> = {
  data: T;
  reason: string;
  /** The reasons for keeping the change in spite of serious safety warnings. */
  reasons?: SectionData<"safety">["reasons"];
};

/**
 * The draft of an amendment, kept on this device, so that it is restored when the page is opened again. A draft that
 * was recorded while its page closed is dropped; `equal` detects this.
 * @param equal whether typed data and a recorded value are the same
 */
export function useAmendmentDraft<T>(
  part: AmendedPart,
  mayAmend: boolean,
  equal: (typed: T, recorded: unknown) => boolean,
) {
  const { visit, content } = useVisitContext();
  const kept = useStoredForm<AmendmentDraft<T>>(`amendment/${visit.appointment.id}/${part}`, mayAmend);
  const { found, keep, sent } = kept;
  const [editing, setEditing] = useState(false);
  const { amendments } = content;
  const isRecorded = useCallback(
    ({ data, reason }: AmendmentDraft<T>) =>
      amendments.some(
        (one) => one.section === part && one.reason === reason.trim() && equal(data, one.new_value),
      ),
    [amendments, part, equal],
  );
  useEffect(() => {
    if (!found) return;
    if (isRecorded(found.value)) void sent();
    else setEditing(true);
  }, [found, isRecorded, sent]);
  return {
    found,
    editing,
    equal,
    isRecorded,
    begin: () => setEditing(true),
    onChange: keep,
    onSent: async () => {
      await sent();
      setEditing(false);
    },
    onGiveUp: () => {
      setEditing(false);
      return kept.drop();
    },
  };
}

type Change<T> = T | ((now: T) => T);
/** A stored value and its version. */
type StoredValue<T> = { value: T; version: number };
/** What the amendment is based on: its version, and its value where that is still known. */
type AmendmentBase<T> = Pick<StoredValue<T>, "version"> & Partial<StoredValue<T>>;

type AmendFormProps<T> = {
  part: AmendedPart;
  draft: ReturnType<typeof useAmendmentDraft<T>>;
  /** The stored value, and its version. */
  current: StoredValue<T>;
  save: (data: T, version: number, amend: AmendmentReason) => Promise<unknown>;
  edit: (data: T, onChange: (next: Change<T>) => void) => ReactNode;
  view: (data: T) => ReactNode;
  /**
   * The part of the data that the safety check reads; undefined where it reads none. Must be a stable function, since the
   * check runs again whenever it changes.
   */
  safetyContentOf: (data: T) => Partial<LiveContent> | undefined;
  /** The conflicting value in a 409's answer; undefined where the answer is about something else. */
  conflictOf: (current: unknown) => StoredValue<T> | undefined;
};

/** The form of an amendment. It requires a reason; where somebody else amended the same part, both values are shown. */
export function AmendForm<T extends object>(props: AmendFormProps<T>) {
  const { part, edit, view, safetyContentOf } = props;
  const { t } = useTranslation("visit");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { initial, text, base, setBase, set, setData } = useAmendmentText(props);
  const { data, reason, reasons = {} } = text;
  const change = useMemo(() => safetyContentOf(data), [safetyContentOf, data]);
  const { state, unchanged, send, settle } = useSubmitAmendment(props, text, base, setBase);
  const cancel = () => {
    const takeBack = props.draft.onGiveUp();
    if (!deepEqual(text, initial) || reason !== "")
      toast(t("amend.dropped"), { action: { label: t("undo"), run: takeBack } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(base);
  };
  const { theirs } = state;
  return (
    <form className={classes.amendForm} noValidate onSubmit={submit} inert={state.busy ?? false}>
      {edit(data, setData)}
      {change && (
        <Suspense>
          <AmendSafety
            part={part}
            change={change}
            reasons={reasons}
            onChange={(give) =>
              set((now) => ({ ...now, reasons: give({ reasons: now.reasons ?? {} }).reasons }))
            }
          />
        </Suspense>
      )}
      <TextField
        label={t("amend.reason")}
        help={t("amend.help")}
        required
        value={reason}
        onChange={(next) => set((now) => ({ ...now, reason: next }))}
        error={state.tried && reason.trim() === "" ? say("required") : undefined}
      />
      {theirs && (
        <Conflict
          mine={view(data)}
          theirs={view(theirs.value)}
          onMine={() => {
            setBase(theirs);
            void send(theirs);
          }}
          onTheirs={() => {
            setBase(theirs);
            setData(theirs.value);
            settle();
          }}
        />
      )}
      {unchanged && (
        <Notice tone="amber" live>
          {say("amendment.unchanged")}
        </Notice>
      )}
      {state.error !== undefined && (
        <Notice tone="red" live>
          {errorMessage(say, state.error)}
        </Notice>
      )}
      <div className={classes.row}>
        <Button variant="default" onClick={cancel}>
          {act("action.cancel")}
        </Button>
        <Button type="submit" loading={state.busy ?? false}>
          {t("amend.save")}
        </Button>
      </div>
    </form>
  );
}

/** What is typed in the form, stored as a draft from the first change on, and the version it is based on. */
function useAmendmentText<T extends object>({ current, draft: { found, onChange } }: AmendFormProps<T>) {
  const [initial] = useState<AmendmentDraft<T>>(found?.value ?? { data: current.value, reason: "" });
  const version = found?.baseVersion ?? current.version;
  const [base, setBase] = useState<AmendmentBase<T>>(version === current.version ? current : { version });
  const [text, setText] = useState(initial);
  const typed = useRef(false);
  useEffect(() => {
    if (typed.current) onChange(text, base.version);
  }, [onChange, text, base.version]);
  const set = (change: (now: AmendmentDraft<T>) => AmendmentDraft<T>) => {
    typed.current = true;
    setText(change);
  };
  const setData = (next: Change<T>) =>
    set((now) => ({ ...now, data: typeof next === "function" ? next(now.data) : next }));
  return { initial, text, base, setBase, set, setData };
}

type SubmitState<T> = {
  busy?: boolean;
  tried?: boolean;
  changedNothing?: boolean;
  error?: unknown;
  theirs?: StoredValue<T>;
};

/** Sends the amendment when a reason is given and the value differs from the stored one. */
function useSubmitAmendment<T>(
  { draft: kept, save, conflictOf }: AmendFormProps<T>,
  text: AmendmentDraft<T>,
  base: AmendmentBase<T>,
  setBase: (now: AmendmentBase<T>) => void,
) {
  const [state, setState] = useState<SubmitState<T>>({});
  const { onSent, equal, isRecorded } = kept;
  const { data, reason, reasons = {} } = text;
  const changesNothing = ({ value }: AmendmentBase<T>) => value !== undefined && equal(data, value);
  const unchanged = state.changedNothing === true && changesNothing(base);
  // It was sent before and only the answer was lost: the stored value is this very amendment.
  const recorded = unchanged && isRecorded(text);
  const done = useRef(onSent);
  done.current = onSent;
  useEffect(() => {
    if (recorded) void done.current();
  }, [recorded]);
  const send = async (on: AmendmentBase<T>) => {
    if (state.busy) return;
    const changedNothing = changesNothing(on);
    if (reason.trim() === "" || changedNothing) return setState({ tried: true, changedNothing });
    setState({ busy: true });
    try {
      await save(data, on.version, { reason, ...(Object.keys(reasons).length > 0 && { reasons }) });
      await onSent();
    } catch (error) {
      const theirs = isConflict(error) ? conflictOf(error.current) : undefined;
      if (!theirs) return setState({ error });
      if (!changesNothing(theirs)) return setState({ theirs });
      setBase(theirs);
      setState({ changedNothing: true });
    }
  };
  return { state, unchanged, send, settle: () => setState({}) };
}

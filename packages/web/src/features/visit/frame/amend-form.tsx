import { Button } from "@mantine/core";
import type { AmendedPart, AmendmentReason } from "@meridian/core/contracts/visits/amendment";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { isConflict } from "@meridian/ui/api/errors";
import { same } from "@meridian/ui/drafts/deep-equal";
import { useKeptForm } from "@meridian/ui/drafts/use-kept-form";
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
import type { InHand } from "../safety/live-sections.ts";
import { Conflict } from "./conflict.tsx";
import classes from "./visit.module.css";
import { useVisitContext } from "./visit-context.tsx";

const AmendSafety = lazy(() =>
  loadInside(async () => {
    const [part] = await Promise.all([import("../safety/amend-safety.tsx"), loadNamespaces(["safety"])]);
    return part;
  }),
);

type AmendText<T> = {
  data: T;
  reason: string;
  /** Why one goes on although something serious is known against what is amended. */
  reasons?: SectionData<"safety">["reasons"];
};

/**
 * What is typed to amend a part: kept on this device, and opened again with everything in it where a page ended. What was
 * recorded while its page ended is not asked again: `equal` knows it.
 */
export function useAmendText<T>(
  part: AmendedPart,
  mayAmend: boolean,
  equal: (typed: T, recorded: unknown) => boolean,
) {
  const { visit, content } = useVisitContext();
  const kept = useKeptForm<AmendText<T>>(`amendment/${visit.appointment.id}/${part}`, mayAmend);
  const { found, keep, sent } = kept;
  const [editing, setEditing] = useState(false);
  const { amendments } = content;
  const isRecorded = useCallback(
    ({ data, reason }: AmendText<T>) =>
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
/** What another wrote meanwhile. */
type Theirs<T> = { value: T; version: number };
/** What is corrected: its version, and what it said where that is still known. */
type Edited<T> = Pick<Theirs<T>, "version"> & Partial<Theirs<T>>;

type AmendFormProps<T> = {
  part: AmendedPart;
  text: ReturnType<typeof useAmendText<T>>;
  /** What stands, and its version. */
  stands: Theirs<T>;
  save: (data: T, version: number, amend: AmendmentReason) => Promise<unknown>;
  edit: (data: T, onChange: (next: Change<T>) => void) => ReactNode;
  read: (data: T) => ReactNode;
  /** What of it safety reads; nothing where that is nothing. Stays the same function while it says the same. */
  checked: (data: T) => Partial<InHand> | undefined;
  /** What a 409 brought, where it is another's amendment of the same. */
  theirsOf: (current: unknown) => Theirs<T> | undefined;
};

/** Nothing is saved before it is said why; where another amended the same, both are shown. */
export function AmendForm<T extends object>(props: AmendFormProps<T>) {
  const { part, stands, edit, read, checked } = props;
  const { found, onChange } = props.text;
  const { t } = useTranslation("visit");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const [begun] = useState<AmendText<T>>(found?.value ?? { data: stands.value, reason: "" });
  const version = found?.baseVersion ?? stands.version;
  const [edited, setEdited] = useState<Edited<T>>(version === stands.version ? stands : { version });
  const [text, setText] = useState(begun);
  const { data, reason, reasons = {} } = text;
  const change = useMemo(() => checked(data), [checked, data]);
  const typed = useRef(false);
  useEffect(() => {
    if (typed.current) onChange(text, edited.version);
  }, [onChange, text, edited.version]);
  const set = (change: (now: AmendText<T>) => AmendText<T>) => {
    typed.current = true;
    setText(change);
  };
  const setData = (next: Change<T>) =>
    set((now) => ({ ...now, data: typeof next === "function" ? next(now.data) : next }));
  const { state, unchanged, send, settle } = useSending(props, text, edited, setEdited);
  const cancel = () => {
    const takeBack = props.text.onGiveUp();
    if (!same(text, begun) || reason !== "")
      toast(t("amend.dropped"), { action: { label: t("undo"), run: takeBack } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(edited);
  };
  const { theirs } = state;
  return (
    <form className={classes.amendForm} noValidate onSubmit={submit} inert={state.busy ?? false}>
      {edit(data, setData)}
      {change && (
        <Suspense>
          <AmendSafety
            {...{ part, change, reasons }}
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
          mine={read(data)}
          theirs={read(theirs.value)}
          onMine={() => {
            setEdited(theirs);
            void send(theirs);
          }}
          onTheirs={() => {
            setEdited(theirs);
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

type Sending<T> = { busy?: boolean; tried?: boolean; nothing?: boolean; error?: unknown; theirs?: Theirs<T> };

/** Sends the amendment once its reason is given and something is other than it was. */
function useSending<T>(
  { text: kept, save, theirsOf }: AmendFormProps<T>,
  text: AmendText<T>,
  edited: Edited<T>,
  setEdited: (now: Edited<T>) => void,
) {
  const [state, setState] = useState<Sending<T>>({});
  const { onSent, equal, isRecorded } = kept;
  const { data, reason, reasons = {} } = text;
  const changesNothing = ({ value }: Edited<T>) => value !== undefined && equal(data, value);
  const unchanged = state.nothing === true && changesNothing(edited);
  // Sent before, and only its answer was lost: its own record is what it meets.
  const recorded = unchanged && isRecorded(text);
  const done = useRef(onSent);
  done.current = onSent;
  useEffect(() => {
    if (recorded) void done.current();
  }, [recorded]);
  const send = async (on: Edited<T>) => {
    if (state.busy) return;
    const nothing = changesNothing(on);
    if (reason.trim() === "" || nothing) return setState({ tried: true, nothing });
    setState({ busy: true });
    try {
      await save(data, on.version, { reason, ...(Object.keys(reasons).length > 0 && { reasons }) });
      await onSent();
    } catch (error) {
      const theirs = isConflict(error) ? theirsOf(error.current) : undefined;
      if (!theirs) return setState({ error });
      if (!changesNothing(theirs)) return setState({ theirs });
      setEdited(theirs);
      setState({ nothing: true });
    }
  };
  return { state, unchanged, send, settle: () => setState({}) };
}

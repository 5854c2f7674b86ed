import { type UseFormReturnType, useForm } from "@mantine/form";
import { type FormEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { ApiError } from "../api/errors.ts";
import { deepEqual } from "../drafts/deep-equal.ts";
import { useUnsavedGuard } from "../drafts/unsaved-guard.ts";
import { codeMessage, fieldMessage } from "../i18n/error-message.ts";
import { useFormDraft } from "./form-draft.ts";

type Values = Record<string, unknown>;

/** The answer of a `submit` that made no call. */
export const NOT_SENT = Symbol("not sent");

type Submit<V extends Values> = (values: V) => Promise<unknown>;

export type ZodFormOptions<V extends Values> = {
  initial: V;
  /** Checked on submit. A function is fetched only then: keeps zod and the schemas out of the screen's first load. */
  schema?: z.ZodType | (() => Promise<z.ZodType | undefined>);
  /** Turns the form's values into what the schema and the call take (`""` to absent, cents from euros). */
  shape?: (values: V) => unknown;
  /**
   * Makes the call. An error is shown, and the fields keep their values. A returned function is called once the draft
   * is deleted, for example to open another screen or show a toast. `NOT_SENT` if the user cancelled before the call:
   * the values stay unsaved. A form that stays open reports the server's current values with the form's `stands`, if
   * they differ from what was sent.
   */
  submit: Submit<V>;
  /** The form stays open when it was sent: one may type on meanwhile. The others take nothing until they are answered. */
  stays?: boolean;
  /** The version of the record behind `initial`: when it changes, fields the user has not changed follow. */
  version?: number;
  /** Rules the schema does not know (two passwords that must match): message code by field. */
  rules?: (values: V) => Record<string, string | undefined>;
  /** False for a search: leaving it does not ask about unsaved input. */
  saves?: boolean;
  /** Keeps what is typed as an encrypted draft under this name until the form was sent. Never for passwords. */
  draft?: string;
};

/** What a field needs to be part of a form. */
export type Bound<T> = {
  id: string;
  name: string;
  label: string;
  value: T;
  onChange: (value: T) => void;
  error: string | undefined;
};

/** Why a try failed, in no language yet: the sentence follows the interface's. */
type Failed = { code: string; details?: Record<string, unknown> };

/** One line of the summary above a form. */
export type FormProblem = { name: string; id: string; label: string; message: string };

/** The schema's complaints as message codes by field path; a missing value is "required". */
export function issueCodes(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const codes: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path.join(".");
    codes[path] ??= codeOf(issue);
  }
  return codes;
}

/** What was typed and could not be read as a number is there, however wrong. */
const unreadable = (issue: object) => "received" in issue && issue.received === "NaN";

function codeOf(issue: z.core.$ZodIssue) {
  if (
    issue.code === "invalid_type" &&
    !unreadable(issue) &&
    (issue.input === undefined || issue.input === null)
  )
    return "required";
  if (/^[a-z_]+(\.[a-z_]+)*$/.test(issue.message)) return issue.message;
  if (issue.code === "invalid_type")
    return issue.expected === "number" || issue.expected === "int" ? "number.invalid" : "required";
  if (issue.code === "invalid_value") return "option.invalid";
  return "field.invalid";
}

/** The values that the form compares with: the server's, and those being sent. */
function useGround<V extends Values>(form: UseFormReturnType<V>, initial: V, version: number | undefined) {
  const standing = useRef(initial);
  const sent = useRef<V | undefined>(undefined);
  /** Moves to the current server values; values that differ from `from` were typed and stay. */
  const move = (from: V, next: V) => {
    const now = form.getValues();
    const names = Object.keys({ ...now, ...next }) as (keyof V)[];
    const merged = names.map((name) => [name, (deepEqual(now[name], from[name]) ? next : now)[name]]);
    standing.current = next;
    form.setValues(Object.fromEntries(merged) as V);
  };
  const stands = (next: V) => {
    move(sent.current ?? standing.current, next);
    sent.current = undefined;
  };
  const follow = useRef(() => undefined as unknown);
  follow.current = () => move(standing.current, initial);
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    follow.current();
  }, [version]);
  return {
    dirty: !deepEqual(form.values, standing.current),
    standing: () => standing.current,
    stands,
    reset: (values: V) => {
      standing.current = values;
      form.setValues(values);
    },
    sent: (values: V) => {
      sent.current = values;
    },
    /** The call was taken: whether anything was typed since it was sent. */
    taken: () => {
      if (sent.current) stands(sent.current);
      const typed = form.getValues();
      return { later: !deepEqual(typed, standing.current), typed, standing: standing.current };
    },
    settled: () => {
      sent.current = undefined;
    },
  };
}

/**
 * A form: values, translated errors by field from the schema and from the API's `fields`, a summary, a busy flag.
 * Nothing typed is ever cleared on failure, and submitting is always possible.
 */
export function useZodForm<V extends Values>({
  initial,
  schema,
  shape,
  submit,
  stays = false,
  saves = true,
  version,
  rules,
  draft,
}: ZodFormOptions<V>) {
  const { t } = useTranslation("errors");
  const prefix = useId();
  const form = useForm<V>({ initialValues: initial });
  const [codes, setCodes] = useState<Record<string, string>>({});
  const [failed, setFailed] = useState<Failed>();
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const labels = useRef(new Map<string, string>());

  const { dirty, ...ground } = useGround(form, initial, version);
  const kept = useFormDraft(
    draft,
    { values: form.values, standing: ground.standing(), dirty },
    form.setValues,
  );
  useUnsavedGuard(dirty && saves && draft === undefined);
  /** A second press in the same moment sends nothing. */
  const running = useRef(false);

  const idOf = useCallback((name: string) => `${prefix}${name}`, [prefix]);

  async function complaints(values: V) {
    const own = Object.fromEntries(
      Object.entries(rules?.(values) ?? {}).filter(([, code]) => code),
    ) as Record<string, string>;
    const known = typeof schema === "function" ? await schema() : schema;
    const result = known?.safeParse(shape ? shape(values) : values);
    return { ...(result && !result.success ? issueCodes(result.error.issues) : {}), ...own };
  }

  function refuse(error: unknown) {
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) setCodes(error.fields);
    setFailed(error instanceof ApiError ? error : { code: "unexpected" });
  }

  /** Sends what is typed and was found right. */
  async function deliver(values: V, call: Submit<V>) {
    kept.sending();
    ground.sent(values);
    const answer = await call(values);
    if (answer === NOT_SENT) return kept.refused();
    const { later, typed, standing } = ground.taken();
    await (later ? kept.keepLater(typed, standing) : kept.forget());
    if (typeof answer === "function") await answer();
  }

  /** Checks what is typed and sends it with `call`. */
  async function send(call: Submit<V>) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailed(undefined);
    try {
      const values = form.getValues();
      const found = await complaints(values);
      setCodes(found);
      if (Object.keys(found).length === 0) await deliver(values, call);
    } catch (error) {
      kept.refused();
      refuse(error);
    } finally {
      running.current = false;
      ground.settled();
      setBusy(false);
      setAttempts((count) => count + 1);
    }
  }

  /** Replaces the typed values by these values of the server. */
  async function take(values: V) {
    ground.reset(values);
    setFailed(undefined);
    setCodes({});
    await kept.forget();
  }

  function field<K extends keyof V & string>(name: K, label: string): Bound<V[K]> {
    labels.current.set(name, label);
    const code = codes[name];
    return {
      id: idOf(name),
      name,
      label,
      value: form.values[name],
      onChange: (value) => {
        form.setFieldValue(name, value as never);
        setCodes(({ [name]: _, ...rest }) => rest);
      },
      error: code && fieldMessage(t, code),
    };
  }

  const problems = useMemo<FormProblem[]>(
    () =>
      Object.entries(codes).map(([name, code]) => {
        const known = labels.current.has(name) ? name : (name.split(".")[0] ?? name);
        return {
          name,
          id: idOf(known),
          label: labels.current.get(known) ?? "",
          message: fieldMessage(t, code),
        };
      }),
    [codes, idOf, t],
  );

  return {
    values: form.values,
    set: form.setFieldValue,
    setValues: form.setValues,
    dirty,
    /** Said by a `submit` once the server took it: what was not touched since it was sent follows, the rest stays typed. */
    stands: ground.stands,
    take,
    field,
    onSubmit: (event?: FormEvent) => {
      event?.preventDefault();
      return send(submit);
    },
    /** Sends what is typed in another way, such as over what somebody else saved meanwhile. */
    send,
    busy,
    /** Nothing can be typed: the form will be gone when it is answered. */
    closed: busy && !stays,
    /** Message codes by field, for a field built by hand. */
    codes,
    setCodes,
    problems,
    /** The sentence for a failure that belongs to no field, and its code. */
    failure: failed && codeMessage(t, failed.code, failed.details),
    failureCode: failed?.code,
    /** The fields contain a stored draft; `startOver` discards it. */
    restored: kept.restored,
    startOver: () => take(ground.standing()),
    setFailure: (code: string, details?: Record<string, unknown>) =>
      setFailed({ code, ...(details && { details }) }),
    /** Counts tries: the summary takes the focus after each that failed. */
    attempts,
  };
}

export type ZodForm<V extends Values> = ReturnType<typeof useZodForm<V>>;

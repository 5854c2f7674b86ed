import { type UseFormReturnType, useForm } from "@mantine/form";
import { type FormEvent, useCallback, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { ApiError } from "../api/errors.ts";
import { useUnsavedGuard } from "../drafts/unsaved-guard.ts";
import { codeMessage, fieldMessage } from "../i18n/error-message.ts";
import { useBaseline } from "./form-baseline.ts";
import { useFormDraft } from "./form-draft.ts";
import { issueCodes } from "./issue-codes.ts";

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
   * the values stay unsaved. A form that stays open reports the server's current values with the form's `serverHas`, if
   * they differ from what was sent.
   */
  submit: Submit<V>;
  /** The form stays open after sending, and typing can continue meanwhile. Other forms are disabled until the answer. */
  stays?: boolean;
  /** The version of the record behind `initial`: when it changes, fields the user has not changed follow. */
  version?: number;
  /** Rules the schema does not know (two passwords that must match): message code by field. */
  rules?: (values: V) => Record<string, string | undefined>;
  /** Fields that have another name here than in the schema and the API: the form's name by theirs. */
  names?: Readonly<Record<string, keyof V & string>>;
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

/** Why an attempt failed, as a code: the sentence is chosen in the interface's language. */
type Failed = { code: string; details?: Record<string, unknown> };

/** One line of the summary above a form. */
export type FormProblem = { name: string; id: string; label: string; message: string };

/** A form's errors by field: the codes, the bound fields that show them, and the lines of the summary. */
function useFieldErrors<V extends Values>(form: UseFormReturnType<V>) {
  const { t } = useTranslation("errors");
  const prefix = useId();
  const [codes, setCodes] = useState<Record<string, string>>({});
  const labels = useRef(new Map<string, string>());
  const idOf = useCallback((name: string) => `${prefix}${name}`, [prefix]);

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
  return { codes, setCodes, field, problems };
}

const renamed = (codes: Record<string, string>, names: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(codes).map(([name, code]) => [names[name] ?? name, code]));

/** The error codes of values by field: from the schema, and from the form's own rules, which come first. */
async function findErrors<V extends Values>(
  values: V,
  { schema, shape, rules, names }: Pick<ZodFormOptions<V>, "schema" | "shape" | "rules" | "names">,
) {
  const own = Object.fromEntries(Object.entries(rules?.(values) ?? {}).filter(([, code]) => code)) as Record<
    string,
    string
  >;
  const known = typeof schema === "function" ? await schema() : schema;
  const result = known?.safeParse(shape ? shape(values) : values);
  return { ...(result && !result.success && renamed(issueCodes(result.error.issues), names)), ...own };
}

type Sending<V extends Values> = {
  values: () => V;
  baseline: Omit<ReturnType<typeof useBaseline<V>>, "dirty">;
  draft: ReturnType<typeof useFormDraft<V>>;
  check: (values: V) => Promise<Record<string, string>>;
  setCodes: (codes: Record<string, string>) => void;
  names: ZodFormOptions<V>["names"];
};

/** Sending a form: checks and sends the values, with the busy flag, the failure and the number of attempts. */
function useSending<V extends Values>({ values, baseline, draft, check, setCodes, names }: Sending<V>) {
  const [failed, setFailed] = useState<Failed>();
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  /** A second press in the same moment sends nothing. */
  const running = useRef(false);

  function refuse(error: unknown) {
    if (error instanceof ApiError && Object.keys(error.fields).length > 0)
      setCodes(renamed(error.fields, names));
    setFailed(error instanceof ApiError ? error : { code: "unexpected" });
  }

  /** Sends valid values. */
  async function deliver(sent: V, call: Submit<V>) {
    draft.sending();
    baseline.sent(sent);
    const answer = await call(sent);
    if (answer === NOT_SENT) return draft.refused();
    const { later, typed, values: stored } = baseline.accepted();
    await (later ? draft.keepLater(typed, stored) : draft.forget());
    if (typeof answer === "function") await answer();
  }

  async function send(call: Submit<V>) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailed(undefined);
    try {
      const typed = values();
      const found = await check(typed);
      setCodes(found);
      if (Object.keys(found).length === 0) await deliver(typed, call);
    } catch (error) {
      draft.refused();
      refuse(error);
    } finally {
      running.current = false;
      baseline.ended();
      setBusy(false);
      setAttempts((count) => count + 1);
    }
  }
  return { busy, attempts, failed, setFailed, send };
}

/**
 * A form: values, translated errors by field from the schema and from the API's `fields`, a summary, a busy flag.
 * Nothing typed is ever cleared on failure, and submitting is always possible.
 */
export function useZodForm<V extends Values>(options: ZodFormOptions<V>) {
  const { initial, submit, stays = false, saves = true, version, draft } = options;
  const { t } = useTranslation("errors");
  const form = useForm<V>({ initialValues: initial });
  const { codes, setCodes, field, problems } = useFieldErrors(form);
  const { dirty, ...baseline } = useBaseline(form, initial, version);
  const kept = useFormDraft(draft, { values: form.values, stored: baseline.values(), dirty }, form.setValues);
  useUnsavedGuard(dirty && saves && draft === undefined);
  const { busy, attempts, failed, setFailed, send } = useSending({
    values: form.getValues,
    baseline,
    draft: kept,
    check: (values) => findErrors(values, options),
    setCodes,
    names: options.names,
  });

  /** Replaces the typed values by these values of the server. */
  async function take(values: V) {
    baseline.reset(values);
    setFailed(undefined);
    setCodes({});
    await kept.forget();
  }

  return {
    values: form.values,
    set: form.setFieldValue,
    setValues: form.setValues,
    dirty,
    /** Called by a `submit` with the server's values after saving: fields not changed since sending follow them. */
    serverHas: baseline.serverHas,
    take,
    field,
    onSubmit: (event?: FormEvent) => {
      event?.preventDefault();
      return send(submit);
    },
    /** Sends the values with another call, for example to overwrite what another user saved in the meantime. */
    send,
    busy,
    /** The fields are disabled, because the form closes when it is answered. */
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
    startOver: () => take(baseline.values()),
    setFailure: (code: string, details?: Record<string, unknown>) =>
      setFailed({ code, ...(details && { details }) }),
    /** Counts attempts: the summary is focused after each that failed. */
    attempts,
  };
}

export type ZodForm<V extends Values> = ReturnType<typeof useZodForm<V>>;

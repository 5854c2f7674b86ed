import { useForm } from "@mantine/form";
import { type FormEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { ApiError } from "../api/errors.ts";
import { readDraft, removeDraft, saveDraft } from "../drafts/drafts.ts";
import { holdPage } from "../drafts/unsent.ts";
import { codeMessage, fieldMessage } from "../i18n/error-message.ts";

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
   * Makes the call. What it throws is shown, with nothing cleared. A function it answers is called once the draft is
   * gone: another screen, a toast. `NOT_SENT` where it was given up before the call: what is typed stays unsent.
   */
  submit: Submit<V>;
  /** Rules the schema does not know (two passwords that must match): message code by field. */
  rules?: (values: V) => Record<string, string | undefined>;
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

/** Milliseconds between a keystroke and its draft. */
const DRAFT_DELAY = 400;

/** Brings back what an earlier visit left unsent, and keeps what is typed now. */
function useFormDraft<V extends Values>(
  key: string | undefined,
  values: V,
  dirty: boolean,
  restore: (values: V) => void,
) {
  const [restored, setRestored] = useState(false);
  /** It is being sent, or was: leaving the screen then is no reason to keep it. */
  const sent = useRef(false);
  const here = useRef(false);
  /** What is being kept; forgetting comes after it. */
  const keeping = useRef<Promise<unknown>>(Promise.resolve());
  const keep = useCallback((name: string, typed: V) => {
    keeping.current = keeping.current.then(() => saveDraft(name, typed)).catch(() => undefined);
  }, []);
  const put = useRef(restore);
  put.current = restore;
  const now = useRef({ values, dirty });
  now.current = { values, dirty };
  useEffect(() => {
    if (!key) return;
    here.current = true;
    let current = true;
    void readDraft<V>(key).then((found) => {
      if (!found || !current || now.current.dirty) return;
      put.current(found.value);
      setRestored(true);
    });
    return () => {
      current = false;
      here.current = false;
      if (now.current.dirty && !sent.current) keep(key, now.current.values);
    };
  }, [key, keep]);
  const text = key && dirty ? JSON.stringify(values) : undefined;
  useEffect(() => {
    if (!key || text === undefined) return;
    sent.current = false;
    const timer = setTimeout(() => keep(key, JSON.parse(text) as V), DRAFT_DELAY);
    return () => clearTimeout(timer);
  }, [key, text, keep]);
  useEffect(() => {
    if (!key || !dirty) return;
    return holdPage(async () => {
      if (!sent.current) keep(key, now.current.values);
      await keeping.current;
    });
  }, [key, dirty, keep]);
  const forget = async () => {
    sent.current = true;
    setRestored(false);
    await keeping.current;
    if (key) await removeDraft(key);
  };
  const sending = () => {
    sent.current = true;
  };
  /** It was not taken: what is typed is kept again, also where its screen was left meanwhile. */
  const refused = () => {
    sent.current = false;
    if (key && !here.current && now.current.dirty) keep(key, now.current.values);
  };
  return { restored, forget, sending, refused };
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

  const kept = useFormDraft(draft, form.values, form.isDirty(), form.setValues);

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

  /** Checks what is typed and sends it with `call`. */
  async function send(call: Submit<V>) {
    if (busy) return;
    setBusy(true);
    setFailed(undefined);
    try {
      const values = form.getValues();
      const found = await complaints(values);
      setCodes(found);
      if (Object.keys(found).length > 0) return;
      kept.sending();
      const answer = await call(values);
      if (answer === NOT_SENT) return kept.refused();
      await kept.forget();
      // What was sent is what later keystrokes differ from: a form that stays open keeps no draft of it.
      form.resetDirty(form.getValues());
      if (typeof answer === "function") await answer();
    } catch (error) {
      kept.refused();
      refuse(error);
    } finally {
      setBusy(false);
      setAttempts((count) => count + 1);
    }
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
    dirty: form.isDirty(),
    field,
    onSubmit: (event?: FormEvent) => {
      event?.preventDefault();
      return send(submit);
    },
    /** Sends what is typed in another way, such as over what somebody else saved meanwhile. */
    send,
    busy,
    /** Message codes by field, for a field built by hand. */
    codes,
    setCodes,
    problems,
    /** The sentence for a failure that belongs to no field, and its code. */
    failure: failed && codeMessage(t, failed.code, failed.details),
    failureCode: failed?.code,
    /** A draft of an earlier visit stands in the fields; `startOver` gives it up. */
    restored: kept.restored,
    startOver: async () => {
      await kept.forget();
      form.setValues(initial);
    },
    setFailure: (code: string, details?: Record<string, unknown>) =>
      setFailed({ code, ...(details && { details }) }),
    /** Counts tries: the summary takes the focus after each that failed. */
    attempts,
  };
}

export type ZodForm<V extends Values> = ReturnType<typeof useZodForm<V>>;

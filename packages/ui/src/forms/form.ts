import { useForm } from "@mantine/form";
import { type FormEvent, useCallback, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { ApiError } from "../api/errors.ts";
import { codeMessage, errorMessage, fieldMessage } from "../i18n/error-message.ts";

type Values = Record<string, unknown>;

export type ZodFormOptions<V extends Values> = {
  initial: V;
  /** Checked on submit. A function is fetched only then: keeps zod and the schemas out of the screen's first load. */
  schema?: z.ZodType | (() => Promise<z.ZodType>);
  /** Turns the form's values into what the schema and the call take (`""` to absent, cents from euros). */
  shape?: (values: V) => unknown;
  /** Makes the call. What it throws is shown, with nothing cleared. */
  submit: (values: V) => Promise<unknown>;
  /** Rules the schema does not know (two passwords that must match): message code by field. */
  rules?: (values: V) => Record<string, string | undefined>;
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

function codeOf(issue: z.core.$ZodIssue) {
  if (issue.code === "invalid_type" && (issue.input === undefined || issue.input === null)) return "required";
  if (/^[a-z_]+(\.[a-z_]+)*$/.test(issue.message)) return issue.message;
  if (issue.code === "invalid_type")
    return issue.expected === "number" || issue.expected === "int" ? "number.invalid" : "required";
  if (issue.code === "invalid_value") return "option.invalid";
  return "field.invalid";
}

/**
 * A form: values, translated errors by field from the schema and from the API's `fields`, a summary, a busy flag.
 * Nothing typed is ever cleared on failure, and submitting is always possible.
 */
export function useZodForm<V extends Values>({ initial, schema, shape, submit, rules }: ZodFormOptions<V>) {
  const { t } = useTranslation("errors");
  const prefix = useId();
  const form = useForm<V>({ initialValues: initial });
  const [codes, setCodes] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [failureCode, setFailureCode] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const labels = useRef(new Map<string, string>());

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
    setFailureCode(error instanceof ApiError ? error.code : "unexpected");
    setFailure(errorMessage(t, error));
  }

  async function onSubmit(event?: FormEvent) {
    event?.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    setFailureCode(undefined);
    try {
      const values = form.getValues();
      const found = await complaints(values);
      setCodes(found);
      if (Object.keys(found).length === 0) await submit(values);
    } catch (error) {
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
    onSubmit,
    busy,
    /** Message codes by field, for a field built by hand. */
    codes,
    setCodes,
    problems,
    /** The sentence for a failure that belongs to no field, and its code. */
    failure,
    failureCode,
    setFailure: (code: string, details?: Record<string, unknown>) => {
      setFailureCode(code);
      setFailure(codeMessage(t, code, details));
    },
    /** Counts tries: the summary takes the focus after each that failed. */
    attempts,
  };
}

export type ZodForm<V extends Values> = ReturnType<typeof useZodForm<V>>;

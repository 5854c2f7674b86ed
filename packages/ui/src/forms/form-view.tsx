import { Button, type ButtonProps } from "@mantine/core";
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./form.module.css";
import type { FormProblem } from "./form.ts";
import { isPlanLimit, WayToPlans } from "./way-to-plans.tsx";

/** What the frame needs of a form with any values. */
type AnyForm = {
  onSubmit: (event?: FormEvent) => Promise<void>;
  problems: readonly FormProblem[];
  failure: string | undefined;
  failureCode?: string | undefined;
  attempts: number;
  busy: boolean;
  closed: boolean;
  restored: boolean;
  startOver: () => Promise<void>;
};

/** The frame of a form: the summary of what is wrong on top, then the fields. */
export function Form({ form, children, label }: { form: AnyForm; children: ReactNode; label?: string }) {
  return (
    <form className={classes.form} onSubmit={form.onSubmit} noValidate aria-label={label} inert={form.closed}>
      <FormErrors form={form} />
      {form.restored && <Restored onStartOver={form.startOver} />}
      {children}
    </form>
  );
}

function Restored({ onStartOver }: { onStartOver: () => Promise<void> }) {
  const { t } = useTranslation("ui");
  return (
    <div className={classes.restored} role="status">
      <span>{t("form.restored")}</span>
      <Button variant="subtle" size="compact-sm" onClick={() => void onStartOver()}>
        {t("form.startOver")}
      </Button>
    </div>
  );
}

/** What is wrong, in words, each line leading to its field. It takes the focus after a try that failed. */
export function FormErrors({ form }: { form: AnyForm }) {
  const { t } = useTranslation("ui");
  const box = useRef<HTMLDivElement>(null);
  const shown = form.problems.length > 0 || form.failure !== undefined;
  useEffect(() => {
    if (form.attempts > 0) box.current?.focus();
  }, [form.attempts]);
  if (!shown) return null;
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <strong>{form.failure ?? t("form.summary", { count: form.problems.length })}</strong>
      {isPlanLimit(form.failureCode) && <WayToPlans />}
      {form.problems.length > 0 && (
        <ul>
          {form.problems.map((problem) => (
            <li key={problem.name}>
              <a href={`#${problem.id}`} onClick={(event) => goTo(event, problem.id)}>
                {problem.label ? `${problem.label}: ${problem.message}` : problem.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function goTo(event: { preventDefault: () => void }, id: string) {
  event.preventDefault();
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: "center" });
  target?.focus({ preventScroll: true });
}

/** Fields that belong together, under their heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Fields side by side if there is room. */
export const FormRow = ({ children }: { children: ReactNode }) => (
  <div className={classes.row}>{children}</div>
);

/** The buttons below a form. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
);

/** Sends the form. It shows that it is working; it is never disabled. */
export function SubmitButton({
  form,
  children,
  ...props
}: { form: Pick<AnyForm, "busy">; children: ReactNode } & ButtonProps) {
  return (
    <Button type="submit" loading={form.busy} {...props}>
      {children}
    </Button>
  );
}

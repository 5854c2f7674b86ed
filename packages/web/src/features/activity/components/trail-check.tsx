import { Button } from "@mantine/core";
import type { AuditFinding } from "@meridian/core/contracts/activity/activity";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDateTime, formatNumber } from "@meridian/ui/i18n/format";
import { Notice } from "@meridian/ui/states/states";
import { IconShieldCheck } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkTrail } from "../api/activity.ts";
import classes from "./activity.module.css";

type State =
  | { step: "idle" }
  | { step: "checking"; checked: number }
  | { step: "done"; checked: number; findings: AuditFinding[] }
  | { step: "failed"; error: unknown };

type Last = { checked_at: string | null; findings: number };

/** Checks the trail on request, and says how the last check of the job went. */
export function TrailCheck({ last }: { last: Last | undefined }) {
  const { t } = useTranslation("activity");
  const { t: say } = useTranslation("errors");
  const [state, setState] = useState<State>({ step: "idle" });
  const control = useRef<AbortController>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => control.current?.abort(), []);
  const run = async () => {
    const own = new AbortController();
    control.current = own;
    setState({ step: "checking", checked: 0 });
    try {
      const found = await checkTrail((checked) => setState({ step: "checking", checked }), own.signal);
      if (!own.signal.aborted) setState({ step: "done", ...found });
    } catch (error) {
      if (!own.signal.aborted) setState({ step: "failed", error });
    }
  };
  const stop = () => {
    control.current?.abort();
    setState({ step: "idle" });
    button.current?.focus();
  };
  const checking = state.step === "checking";
  return (
    <div className={classes.check}>
      <Notice
        tone={toneOf(state, last)}
        icon={<IconShieldCheck size={18} stroke={1.5} aria-hidden />}
        title={t("check.title")}
        action={
          <Button ref={button} variant="default" onClick={checking ? stop : () => void run()}>
            {t(checking ? "check.stop" : "check.start")}
          </Button>
        }
      >
        <div role="status">
          {state.step === "idle" && <p>{lastText(t, last)}</p>}
          {checking && <p>{t("check.progress", { number: formatNumber(state.checked) })}</p>}
          {state.step === "failed" && <p>{errorMessage(say, state.error)}</p>}
          {state.step === "done" && <Outcome {...state} />}
        </div>
      </Notice>
    </div>
  );
}

const toneOf = (state: State, last: Last | undefined) => {
  if (state.step === "failed") return "red";
  if (state.step === "done") return state.findings.length > 0 ? "red" : "green";
  return last && last.findings > 0 ? "red" : "blue";
};

function lastText(t: ReturnType<typeof useTranslation<"activity">>["t"], last: Last | undefined) {
  if (!last?.checked_at) return t("check.never");
  const when = formatDateTime(last.checked_at);
  return last.findings > 0
    ? t("check.lastFound", { when, count: last.findings })
    : t("check.lastGood", { when });
}

function Outcome({ checked, findings }: { checked: number; findings: AuditFinding[] }) {
  const { t } = useTranslation("activity");
  if (findings.length === 0)
    return <p>{t("check.good", { number: formatNumber(checked), count: checked })}</p>;
  return (
    <>
      <p>{t("check.found", { count: findings.length })}</p>
      <ul>
        {findings.slice(0, 20).map(({ kind, subject }) => (
          <li key={`${kind} ${subject}`}>
            {t(`finding.${kind}`)} <code>{subject}</code>
          </li>
        ))}
      </ul>
      <p>{t("check.advice")}</p>
    </>
  );
}

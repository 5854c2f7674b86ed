import { Button } from "@mantine/core";
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCloudOff,
  IconInfoCircle,
  IconLeaf,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isOffline } from "../api/errors.ts";
import { errorMessage } from "../i18n/error-message.ts";
import classes from "./states.module.css";

type StateProps = {
  title: string;
  help?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  compact?: boolean;
};

const join = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(" ");

/** An empty state: "No X", and the next step. */
export function EmptyState({ title, help, icon, action, compact }: StateProps) {
  return (
    <div className={join(classes.state, compact && classes.compact)}>
      <span className={classes.icon}>{icon ?? <IconLeaf size={22} stroke={1.5} aria-hidden />}</span>
      <p className={classes.title}>{title}</p>
      {help && <p className={classes.help}>{help}</p>}
      {action && <div className={classes.actions}>{action}</div>}
    </div>
  );
}

/** An error message with a retry. */
export function ErrorState({
  error,
  onRetry,
  compact,
}: {
  error: unknown;
  onRetry?: () => void;
  compact?: boolean;
}) {
  const { t } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const offline = isOffline(error);
  return (
    <div className={join(classes.state, classes.bad, compact && classes.compact)} role="alert">
      <span className={classes.icon}>
        {offline ? (
          <IconCloudOff size={22} stroke={1.5} aria-hidden />
        ) : (
          <IconAlertTriangle size={22} stroke={1.5} aria-hidden />
        )}
      </span>
      <p className={classes.title}>{t(offline ? "state.offlineTitle" : "state.errorTitle")}</p>
      <p className={classes.help}>{errorMessage(say, error)}</p>
      {onRetry && (
        <div className={classes.actions}>
          <Button variant="default" onClick={onRetry}>
            {t("action.retry")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** One grey line in place of a text that is loading. Width in per cent or any CSS length. */
export const Bone = ({ width = "100%", height = 12 }: { width?: string; height?: number }) => (
  <span className={classes.bone} style={{ width, height }} aria-hidden />
);

/** Placeholder lines of a text or list that is loading. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const { t } = useTranslation("ui");
  const widths = ["62%", "88%", "74%", "80%", "56%"];
  return (
    <div className={classes.stack} role="status" aria-label={t("table.loading")}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <Bone key={line} width={widths[line % widths.length] ?? "80%"} />
      ))}
    </div>
  );
}

export type Tone = "red" | "amber" | "blue" | "green" | "jade" | "plain";

/** A short fact in a tinted box: an alert, a status. Colour repeats what the words say. */
export const Tag = ({
  tone = "plain",
  icon,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}) => (
  <span className={join(classes.tag, tone !== "plain" && classes[tone])}>
    {icon}
    {children}
  </span>
);

type NoticeProps = {
  tone: Exclude<Tone, "jade" | "plain">;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  live?: boolean;
};

/** A warning's triangle beside something good, or beside a mere fact, would say the opposite of the text. */
const SIGNS = {
  red: IconAlertTriangle,
  amber: IconAlertTriangle,
  blue: IconInfoCircle,
  green: IconCircleCheck,
} as const;

/** A permanent message: a warning or information. `live` announces it to screen readers when it appears. */
export function Notice({ tone, title, children, action, icon, live }: NoticeProps) {
  const Sign = SIGNS[tone];
  return (
    // One that appears can be led to by code, so that the keyboard goes on from it.
    <div
      className={join(classes.notice, classes[tone])}
      role={live ? "alert" : undefined}
      tabIndex={live ? -1 : undefined}
    >
      {icon ?? <Sign size={18} stroke={1.5} aria-hidden />}
      <div className={classes.noticeBody}>
        {title && <p className={classes.noticeTitle}>{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}

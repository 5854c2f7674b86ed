import { Button } from "@mantine/core";
import { copyText } from "@meridian/ui/feedback/copy-text";
import { IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./plan-payments.module.css";

type CopiedProps = {
  label: string;
  /** What is copied. */
  value: string;
  /** What is shown, where it is easier to read. */
  shown?: string;
};

/** A fact of a list with a button that copies it. */
export function Copied({ label, value, shown }: CopiedProps) {
  const { t } = useTranslation("plan-payments");
  const copy = () => copyText(value, { done: t("copy.done", { label }), failed: t("copy.failed") });
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd className="num">{shown ?? value}</dd>
      <dd>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />}
          aria-label={t("copy.label", { label })}
          onClick={copy}
        >
          {t("copy.action")}
        </Button>
      </dd>
    </div>
  );
}

import { Button } from "@mantine/core";
import { IconCopy, IconMapPinOff } from "@tabler/icons-react";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import type { UnsavedPart } from "../api/unsaved.ts";
import { useCopy } from "../feedback/copy-text.ts";
import { InFrame } from "../shell/in-frame.ts";
import { useTitle } from "../shell/title.ts";
import classes from "./states.module.css";
import { unsavedParts } from "./unsaved-parts.ts";

/** The not-found page. When an action with unsaved input led here, it shows that input. */
export function NotFound({ home = "/" }: { home?: string }) {
  const { t } = useTranslation("ui");
  useTitle(t("notFound.title"));
  const state = useLocation().state as { unsaved?: boolean } | null;
  const unsaved = state?.unsaved ? unsavedParts() : [];
  const Box = useContext(InFrame) ? "div" : "main";
  return (
    <Box className={classes.page}>
      <div className={classes.state}>
        <span className={classes.icon}>
          <IconMapPinOff size={22} stroke={1.5} aria-hidden />
        </span>
        <h1>{t("notFound.title")}</h1>
        <p className={classes.help}>{t("notFound.help")}</p>
        <div className={classes.actions}>
          <Button component={Link} to={home}>
            {t("action.goHome")}
          </Button>
        </div>
      </div>
      {unsaved.length > 0 && <Unsaved parts={unsaved} />}
    </Box>
  );
}

function Unsaved({ parts }: { parts: readonly UnsavedPart[] }) {
  const { t } = useTranslation("ui");
  const copy = useCopy();
  const everything = parts.map(({ label, value }) => `${label}: ${value}`).join("\n");
  return (
    <section className={classes.unsaved} aria-labelledby="unsaved">
      <h2 id="unsaved">{t("notFound.unsavedTitle")}</h2>
      <p>{t("notFound.unsavedHelp")}</p>
      <dl>
        {parts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.actions} style={{ justifyContent: "start" }}>
        <Button
          variant="default"
          leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />}
          onClick={() => copy(everything)}
        >
          {t("notFound.copyAll")}
        </Button>
      </div>
    </section>
  );
}

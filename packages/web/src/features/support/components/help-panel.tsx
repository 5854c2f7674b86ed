import { Button } from "@mantine/core";
import { activeModules } from "@meridian/core/contracts/kernel/access";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { RichText } from "@meridian/ui/rich-text/rich-text";
import { useSession } from "@meridian/ui/session/session";
import { ShortcutList } from "@meridian/ui/shell/shortcut-list";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useQuestions } from "../api/questions.ts";
import { useMarkNotesSeen } from "../api/release-notes.ts";
import { findQuestions } from "../model/find-questions.ts";
import { hasUnseen } from "../model/release-notes.ts";
import { questionsOf } from "../model/screen-questions.ts";
import classes from "./help.module.css";
import { ReleaseNotes } from "./release-notes.tsx";

type HelpPanelProps = {
  pathname: string;
  supportAt: string | undefined;
  tourAt: string | undefined;
  /** Whether the question mark opens the help. */
  helpKey: { on: boolean; change: (on: boolean) => void };
  onClose: () => void;
};

/** The help of the open screen: its questions and its keyboard shortcuts; and what is new in the product, first where it is not seen yet. */
export function HelpPanel({ pathname, supportAt, tourAt, helpKey, onClose }: HelpPanelProps) {
  const { t } = useTranslation("help");
  // As it was when the help was opened: what is read now stays marked as new until it is closed.
  const [seen] = useState(useSession().release_notes_seen);
  const news = hasUnseen(seen);
  useMarkNotesSeen();
  return (
    <Dialog title={t("title")} onClose={onClose} wide>
      <div className={classes.panel}>
        {news && <ReleaseNotes seen={seen} />}
        <section aria-labelledby="help-questions">
          <h3 id="help-questions">{t("questions.title")}</h3>
          <ScreenQuestions pathname={pathname} />
          {supportAt && (
            <p>
              <Link to={supportAt} onClick={onClose}>
                {t("support")}
              </Link>
            </p>
          )}
          {tourAt && (
            <p>
              <Link to={tourAt} onClick={onClose}>
                {t("tour")}
              </Link>
            </p>
          )}
        </section>
        <section aria-labelledby="help-shortcuts">
          <h3 id="help-shortcuts">{t("shortcuts.title")}</h3>
          <ShortcutList help={helpKey.on} />
          <Button
            size="compact-sm"
            variant="subtle"
            className={classes.keySetting}
            onClick={() => helpKey.change(!helpKey.on)}
          >
            {t(helpKey.on ? "shortcuts.turnOff" : "shortcuts.turnOn")}
          </Button>
        </section>
        {!news && <ReleaseNotes seen={seen} />}
      </div>
    </Dialog>
  );
}

function ScreenQuestions({ pathname }: { pathname: string }) {
  const { t, i18n } = useTranslation("help");
  const user = useSession();
  const questions = useQuestions(i18n.language === "pt" ? "pt" : "en");
  if (questions.error)
    return <ErrorState compact error={questions.error} onRetry={() => void questions.refetch()} />;
  if (!questions.data) return <Skeleton lines={3} />;
  const modules = user.space ? activeModules(user, user.space) : [];
  const shown = questionsOf(findQuestions(questions.data, { search: "", modules }), pathname);
  if (shown.length === 0) return <p className={classes.none}>{t("questions.none")}</p>;
  return shown.map(({ id, question, answer }) => (
    <details key={id} className={classes.question}>
      <summary>{question}</summary>
      <RichText blocks={answer} />
    </details>
  ));
}

import { formatDate } from "@meridian/ui/i18n/format";
import { Tag } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { MAX_RELEASES, RELEASES } from "../model/release-notes.ts";
import classes from "./help.module.css";

/** The latest releases, those after the day of the last one that was seen marked as new. */
export function ReleaseNotes({ seen }: { seen: string }) {
  const { t, i18n } = useTranslation("help");
  const language = i18n.language === "pt" ? "pt" : "en";
  return (
    <section aria-labelledby="help-releases">
      <h3 id="help-releases">{t("releases.title")}</h3>
      {RELEASES.slice(0, MAX_RELEASES).map(({ date, notes }) => (
        <div key={date} className={classes.release}>
          <h4>
            {formatDate(date, "medium")} {date > seen && <Tag tone="green">{t("releases.new")}</Tag>}
          </h4>
          <ul>
            {notes.map((note) => (
              <li key={note.en}>{note[language]}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

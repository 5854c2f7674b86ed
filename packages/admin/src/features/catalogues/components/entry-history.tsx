import { Button } from "@mantine/core";
import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import type { EntryView } from "@meridian/core/contracts/catalogues/office";
import { toast } from "@meridian/ui/feedback/toasts";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { useFailure } from "../../../feedback/use-failure.ts";
import { ChangeList } from "../../../history/change-list.tsx";
import { useCatalogueActions, useHistory } from "../api/catalogues.ts";
import classes from "./catalogues.module.css";
import { EntryChanges } from "./entry-changes.tsx";

type EntryHistoryProps = {
  catalogue: CatalogueKey;
  entry: EntryView;
  /** An added entry that is taken back does not exist any more. */
  onGone: () => void;
};

/** What an entry said before, with the way back to it. */
export function EntryHistory({ catalogue, entry, onGone }: EntryHistoryProps) {
  const { t } = useTranslation("catalogues");
  const { t: of } = useTranslation("history");
  const failed = useFailure();
  const list = useHistory(catalogue, entry.key);
  const { revert } = useCatalogueActions(catalogue);
  const restore = (to: number) =>
    void revert(entry.key, entry.version, to)
      .then((answer) => {
        const name = entry.name[currentLanguage()];
        toast(t(answer.entry ? "reverted" : "removed", { name }));
        if (!answer.entry) onGone();
      })
      .catch(failed);
  return (
    <section className={classes.section} aria-labelledby="entry-history">
      <h2 id="entry-history">{of("title")}</h2>
      <ChangeList
        list={list}
        difference={({ changes }) => <EntryChanges catalogue={catalogue} changes={changes} />}
        restoreOf={({ version }) => (version === entry.version ? undefined : () => restore(version))}
      />
      {entry.version > 0 && entry.origin !== "base" && (
        <div className={classes.actions}>
          <Button variant="default" onClick={() => restore(0)}>
            {t(entry.origin === "added" ? "remove" : "revertShipped")}
          </Button>
        </div>
      )}
    </section>
  );
}

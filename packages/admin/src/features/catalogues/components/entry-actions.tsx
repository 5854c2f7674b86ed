import { Button } from "@mantine/core";
import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import { catalogues } from "@meridian/core/clinical/catalogues/catalogues";
import type { EntryView } from "@meridian/core/contracts/catalogues/office";
import { DecisionDialog } from "@meridian/ui/dialog/decision-dialog";
import { toast } from "@meridian/ui/feedback/toasts";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailure } from "../../../feedback/use-failure.ts";
import { useCatalogueActions } from "../api/catalogues.ts";
import classes from "./catalogues.module.css";

/** Accepts, disputes or retires an entry as it is. */
export function EntryActions({ catalogue, entry }: { catalogue: CatalogueKey; entry: EntryView }) {
  const { t } = useTranslation("catalogues");
  const failed = useFailure();
  const { review, update } = useCatalogueActions(catalogue);
  const [disputing, setDisputing] = useState(false);
  const name = entry.name[currentLanguage()];
  const accept = () => review(entry, "reviewed").then(() => toast(t("accepted", { name })));
  const retire = async () => {
    await update(entry.key, {
      version: entry.version,
      fields: entry.fields,
      retired: !entry.retired,
      reference: entry.reference?.id ?? null,
      note: "",
      reviewed: entry.review === "reviewed",
    });
    toast(t(entry.retired ? "restoredDone" : "retiredDone", { name }));
  };
  const run = (work: () => Promise<unknown>) => void work().catch(failed);
  return (
    <div className={classes.actions}>
      {entry.review !== "reviewed" && !entry.retired && (
        <Button variant="default" onClick={() => run(accept)}>
          {t("accept")}
        </Button>
      )}
      {entry.review !== "disputed" && !entry.retired && (
        <Button variant="default" onClick={() => setDisputing(true)}>
          {t("dispute")}
        </Button>
      )}
      {catalogues[catalogue].retires && (
        <Button variant="default" onClick={() => run(retire)}>
          {t(entry.retired ? "restore" : "retire")}
        </Button>
      )}
      {disputing && (
        <DisputeDialog
          name={name}
          onDispute={(reason) => review(entry, "disputed", reason)}
          onClose={() => setDisputing(false)}
        />
      )}
    </div>
  );
}

type DisputeDialogProps = {
  name: string;
  onDispute: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks why an entry is disputed. */
export function DisputeDialog({ name, onDispute, onClose }: DisputeDialogProps) {
  const { t } = useTranslation("catalogues");
  return (
    <DecisionDialog
      title={t("dispute")}
      effect={`${name}. ${t("disputeEffect")}`}
      asks={{ reason: t("reason") }}
      done={t("disputedDone", { name })}
      onDecide={({ reason }) => onDispute(reason)}
      onClose={onClose}
    />
  );
}

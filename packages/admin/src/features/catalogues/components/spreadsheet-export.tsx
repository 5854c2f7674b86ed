import { Button } from "@mantine/core";
import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import { formatNumber } from "@meridian/ui/i18n/format";
import { useAdminListCsv } from "@meridian/ui/table/use-admin-list-csv";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailure } from "../../../feedback/use-failure.ts";
import { saveCatalogue } from "../api/sheets.ts";
import classes from "./catalogues.module.css";

/** Downloads a whole catalogue as a spreadsheet, which the server records. */
export function SpreadsheetExport({ catalogue }: { catalogue: CatalogueKey }) {
  const { t } = useTranslation("spreadsheet");
  const { t: act } = useTranslation("ui");
  const failed = useFailure();
  const listCsv = useAdminListCsv();
  const [read, setRead] = useState<number>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const download = async () => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setRead(0);
    try {
      await listCsv("catalogue", { catalogue })?.record(signal);
      await saveCatalogue(catalogue, { signal, onProgress: setRead });
    } catch (error) {
      if (!signal.aborted) failed(error);
    }
    setRead(undefined);
  };
  return (
    <section className={classes.section} aria-labelledby="spreadsheet-export">
      <h2 id="spreadsheet-export">{t("export.title")}</h2>
      <p>{t("export.help")}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void download()} loading={read !== undefined}>
          {t("export.download")}
        </Button>
        {read !== undefined && (
          <>
            <span role="status">{t("export.read", { count: read, number: formatNumber(read) })}</span>
            <Button variant="default" onClick={() => abort.current?.abort()}>
              {act("action.cancel")}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

import { Button } from "@mantine/core";
import { downloadCsv, toCsv } from "@meridian/ui/table/csv";
import { useTranslation } from "react-i18next";

/** Downloads the rows that were left out, with the reasons: number, name, reason, values. */
export function LeftOutFile({ rows }: { rows: string[][] }) {
  const { t } = useTranslation("imports");
  if (rows.length === 0) return null;
  const header = [t("preview.row"), t("result.name"), t("result.reason"), t("result.values")];
  return (
    <Button variant="default" onClick={() => downloadCsv(t("result.file"), toCsv(header, rows))}>
      {t("action.leftOut")}
    </Button>
  );
}

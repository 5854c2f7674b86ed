import { Button } from "@mantine/core";
import { FormActions } from "@meridian/ui/forms/form-view";
import { formatDate, formatNumber } from "@meridian/ui/i18n/format";
import { ErrorState, Notice } from "@meridian/ui/states/states";
import { downloadCsv, toCsv } from "@meridian/ui/table/csv";
import { useTranslation } from "react-i18next";
import type { Appointments } from "../model/use-appointments.ts";
import { useMissingPeople } from "../model/use-missing-people.ts";
import { PlanFull, planFigures } from "./plan-full.tsx";

/** People whose names are shown. */
const SHOWN = 5;

type MissingPeopleProps = { preview: Appointments; file: { fileName: string; hash: string } };

/** The people of the file who are not patients yet: added here, or downloaded to be completed and imported first. */
export function MissingPeople({ preview, file }: MissingPeopleProps) {
  const { t } = useTranslation("imports");
  const { missing, add, isAdding, failure } = useMissingPeople(preview, file);
  if (missing.length === 0) return null;
  const count = missing.length;
  const number = formatNumber(count);
  const names = missing.slice(0, SHOWN).map(({ name }) => name);
  const more = count - names.length;
  const full = planFigures(failure);
  const download = () => {
    const header = (["name", "birthday", "phone", "email", "number"] as const).map((field) =>
      t(`missing.column.${field}`),
    );
    const rows = missing.map(({ name, birthday, phone, email, number: digits }) => [
      name,
      birthday ? formatDate(birthday, "numeric") : "",
      phone,
      email,
      digits,
    ]);
    downloadCsv(t("missing.list"), toCsv(header, rows));
  };
  return (
    <Notice tone="amber" title={t("missing.title", { count, number })}>
      <p>
        {names.join(", ")}
        {more > 0 && ` ${t("missing.more", { count: more, number: formatNumber(more) })}`}
      </p>
      <p>{t("missing.help")}</p>
      {full && <PlanFull {...full} />}
      {failure !== undefined && !full && <ErrorState compact error={failure} />}
      <FormActions>
        <Button onClick={() => void add()} loading={isAdding}>
          {t("missing.add", { count, number })}
        </Button>
        <Button variant="default" onClick={download}>
          {t("missing.download")}
        </Button>
      </FormActions>
    </Notice>
  );
}

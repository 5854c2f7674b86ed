import { Button } from "@mantine/core";
import type { AppointmentType } from "@meridian/core/contracts/accounts/accounts";
import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatMoney } from "@meridian/ui/i18n/format";
import { EmptyState, Tag } from "@meridian/ui/states/states";
import type { CsvColumn } from "@meridian/ui/table/csv";
import { CsvButton } from "@meridian/ui/table/csv-button";
import { csvMoney, csvNumber } from "@meridian/ui/table/csv-values";
import { onePage } from "@meridian/ui/table/cursor-list";
import { useTranslation } from "react-i18next";
import { useClinicActions } from "../api/clinic-settings.ts";
import classes from "./clinic.module.css";
import { TypeForm } from "./type-form.tsx";

type TypesProps = {
  settings: ClinicSettings;
  /** Id of the type being edited, `new` for a new one, null for none. */
  editing: string | null;
  onEdit: (id: string | null) => void;
};

/** The appointment types, with archived ones below. */
export function AppointmentTypes({ settings, editing, onEdit }: TypesProps) {
  const { t } = useTranslation("clinic");
  const done = () => onEdit(null);
  const offered = settings.appointment_types.filter(({ archived }) => !archived);
  const archived = settings.appointment_types.filter((type) => type.archived);
  const list = (types: readonly AppointmentType[]) => (
    <ul className={classes.cards}>
      {types.map((type) => (
        <li key={type.id}>
          {editing === type.id ? (
            <TypeForm settings={settings} of={type} onDone={done} />
          ) : (
            <TypeCard settings={settings} type={type} onEdit={() => onEdit(type.id)} />
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {editing === "new" && (
        <div className={classes.formBox}>
          <TypeForm settings={settings} of={null} onDone={done} />
        </div>
      )}
      {offered.length === 0 && editing !== "new" && (
        <EmptyState
          title={t("types.none")}
          help={t("types.noneHelp")}
          action={<Button onClick={() => onEdit("new")}>{t("types.add")}</Button>}
        />
      )}
      {list(offered)}
      <TypesCsv types={settings.appointment_types} />
      {archived.length > 0 && (
        <section className={classes.part}>
          <div className={classes.partHead}>
            <h2>{t("types.archived")}</h2>
          </div>
          {list(archived)}
        </section>
      )}
    </>
  );
}

/** Downloads all types, archived ones too. */
function TypesCsv({ types }: { types: readonly AppointmentType[] }) {
  const { t } = useTranslation("clinic");
  if (types.length === 0) return null;
  const columns: CsvColumn<AppointmentType>[] = [
    { header: t("places.name"), text: ({ name }) => name },
    { header: t("types.minutes"), text: ({ duration }) => csvNumber(duration) },
    { header: t("types.price"), text: ({ price }) => csvMoney(price) },
    {
      header: t("types.includes"),
      text: ({ tests, treatments }) =>
        [...tests, ...treatments]
          .map((code) => t(`priced.${code as "pulse"}`, { defaultValue: code }))
          .join(", "),
    },
    { header: t("types.archived"), text: ({ archived }) => (archived ? t("types.archived") : "") },
  ];
  return (
    <div className={classes.csv}>
      <CsvButton file={{ name: t("tabs.types"), columns, pages: () => onePage(types) }} />
    </div>
  );
}

type TypeCardProps = { settings: ClinicSettings; type: AppointmentType; onEdit: () => void };

function TypeCard({ settings, type, onEdit }: TypeCardProps) {
  const { t } = useTranslation("clinic");
  const { t: act } = useTranslation("ui");
  const setArchived = useArchiveType();
  const codes = [...type.tests, ...type.treatments];
  return (
    <article className={classes.card} aria-label={type.name}>
      <div>
        <h2>
          <span className={classes.dot} style={{ background: type.color }} aria-hidden />
          {type.name}
        </h2>
        <p className={`${classes.quiet} num`}>
          {t("minutes", { count: type.duration })} · {formatMoney(type.price)}
        </p>
        {codes.length > 0 && (
          <div className={classes.facts}>
            {codes.map((code) => (
              <Tag key={code}>{t(`priced.${code as "pulse"}`, { defaultValue: code })}</Tag>
            ))}
          </div>
        )}
      </div>
      <div className={classes.cardActions}>
        {!type.archived && (
          <Button
            variant="default"
            size="xs"
            onClick={onEdit}
            aria-label={`${act("action.edit")}: ${type.name}`}
          >
            {act("action.edit")}
          </Button>
        )}
        <Button
          variant="subtle"
          size="xs"
          onClick={() => void setArchived(settings, type, !type.archived)}
          aria-label={`${t(type.archived ? "types.restore" : "types.archive")}: ${type.name}`}
        >
          {t(type.archived ? "types.restore" : "types.archive")}
        </Button>
      </div>
    </article>
  );
}

/** Archives or restores an appointment type, with an undo. */
function useArchiveType() {
  const { t } = useTranslation("clinic");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { updateType } = useClinicActions();
  return async function setArchived(settings: ClinicSettings, type: AppointmentType, archived: boolean) {
    try {
      const next = await updateType(settings, type.id, { archived });
      toast(t(archived ? "types.didArchive" : "types.didRestore", { name: type.name }), {
        action: { label: act("action.undo"), run: () => void setArchived(next, type, !archived) },
      });
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    }
  };
}

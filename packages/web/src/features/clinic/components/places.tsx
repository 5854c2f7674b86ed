import { Button } from "@mantine/core";
import type { Establishment } from "@meridian/core/contracts/accounts/accounts";
import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import { toast } from "@meridian/ui/feedback/toasts";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { InlineQuestion } from "@meridian/ui/states/inline-question";
import { EmptyState, Tag } from "@meridian/ui/states/states";
import type { CsvColumn } from "@meridian/ui/table/csv";
import { CsvButton } from "@meridian/ui/table/csv-button";
import { onePage } from "@meridian/ui/table/cursor-list";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useClinicActions } from "../api/clinic-settings.ts";
import classes from "./clinic.module.css";
import { PlaceForm } from "./place-form.tsx";

type PlacesProps = {
  settings: ClinicSettings;
  /** Id of the place being edited, `new` for a new one, null for none. */
  editing: string | null;
  onEdit: (id: string | null) => void;
};

/** The clinic's places with their offices. The edited one opens in place. */
export function Places({ settings, editing, onEdit }: PlacesProps) {
  const { t } = useTranslation("clinic");
  const done = () => onEdit(null);
  const { establishments } = settings;
  return (
    <>
      {editing === "new" && (
        <div className={classes.formBox}>
          <PlaceForm settings={settings} of={null} onDone={done} />
        </div>
      )}
      {establishments.length === 0 && editing !== "new" && (
        <EmptyState
          title={t("places.none")}
          help={t("places.noneHelp")}
          action={<Button onClick={() => onEdit("new")}>{t("places.add")}</Button>}
        />
      )}
      <ul className={classes.cards}>
        {establishments.map((place) => (
          <li key={place.id}>
            {editing === place.id ? (
              <PlaceForm settings={settings} of={place} onDone={done} />
            ) : (
              <PlaceCard settings={settings} place={place} onEdit={() => onEdit(place.id)} />
            )}
          </li>
        ))}
      </ul>
      <PlacesCsv places={establishments} />
    </>
  );
}

/** Downloads the places with their rooms. */
function PlacesCsv({ places }: { places: readonly Establishment[] }) {
  const { t } = useTranslation("clinic");
  if (places.length === 0) return null;
  const columns: CsvColumn<Establishment>[] = [
    { header: t("places.name"), text: ({ name }) => name },
    { header: t("places.address"), text: ({ address }) => address },
    { header: t("places.phone"), text: ({ phone }) => phone },
    { header: t("places.offices"), text: ({ offices }) => offices.map(({ name }) => name).join(", ") },
  ];
  return (
    <div className={classes.csv}>
      <CsvButton file={{ name: t("tabs.places"), columns, pages: () => onePage(places) }} />
    </div>
  );
}

function PlaceCard({
  settings,
  place,
  onEdit,
}: {
  settings: ClinicSettings;
  place: Establishment;
  onEdit: () => void;
}) {
  const { t } = useTranslation("clinic");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { removePlace } = useClinicActions();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    setAsking(false);
    try {
      await removePlace(settings, place.id);
      toast(t("places.removed", { name: place.name }));
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    }
  };
  return (
    <article className={classes.card} aria-label={place.name} data-row>
      <div>
        <h2>{place.name}</h2>
        <p className={classes.quiet}>
          {[place.address, place.phone, t("places.height", { height: place.letterhead_height })]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <div className={classes.facts}>
          {place.offices.map(({ id, name }) => (
            <Tag key={id}>{name}</Tag>
          ))}
        </div>
      </div>
      <div className={classes.cardActions}>
        <Button
          variant="default"
          size="xs"
          onClick={onEdit}
          aria-label={`${act("action.edit")}: ${place.name}`}
        >
          {act("action.edit")}
        </Button>
        <RemoveButton
          asks
          text={act("action.remove")}
          label={`${act("action.remove")}: ${place.name}`}
          onRemove={() => setAsking(true)}
        />
      </div>
      {asking && (
        <InlineQuestion
          question={t("places.sure", { name: place.name, count: place.offices.length })}
          yes={t("places.remove")}
          onYes={() => void remove()}
          onNo={() => setAsking(false)}
        />
      )}
    </article>
  );
}

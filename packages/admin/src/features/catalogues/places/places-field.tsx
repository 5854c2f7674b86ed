import { Button } from "@mantine/core";
import { drawnPlace } from "@meridian/core/clinical/acupuncture/chart/drawn-place";
import type { Region } from "@meridian/core/clinical/acupuncture/chart/regions";
import type { Place } from "@meridian/core/clinical/catalogues/description";
import { SelectField } from "@meridian/ui/forms/fields";
import type { Bound } from "@meridian/ui/forms/form";
import { FormRow } from "@meridian/ui/forms/form-view";
import { NumberField } from "@meridian/ui/forms/number-field";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PlaceDrawing } from "./place-drawing.tsx";
import {
  type Facing,
  isSameSpot,
  middleOf,
  partsOf,
  type Spot,
  sidesOn,
  type View,
  withPlace,
} from "./place-geometry.ts";
import classes from "./places.module.css";

type PlacesFieldProps = Bound<readonly Place[]> & {
  views: readonly string[];
  /** The places before they were changed in this form. */
  before: readonly Place[];
  /** The code of the point, which says whether it is on the ear, and the sides on which it exists. */
  code: string;
  sides: string;
};

type Shown = { view: View; region: Region; facing: Facing };

/** Where a point is on each view of the chart: dragged on the drawing, moved by the arrow keys, or written in figures. */
export function PlacesField({ views, before, code, sides, ...field }: PlacesFieldProps) {
  const { t } = useTranslation("catalogues");
  const { id, label, error, value, onChange } = field;
  const ear = drawnPlace(code, "ear") !== undefined;
  const offered = views.filter((one) => (one === "ear") === ear) as View[];
  const first = offered.find((one) => value.some((place) => place.view === one)) ?? offered[0] ?? "front";
  const [shown, setShown] = useState<Shown>({ view: first, region: "whole", facing: "left" });
  const { view, facing } = shown;
  const now = value.find((one) => one.view === view);
  const was = before.find((one) => one.view === view);
  const viewName = t(`places.views.${view}`);
  const put = (spot: Spot | undefined) => onChange(withPlace(value, views, view, spot));
  return (
    <fieldset className={classes.field} id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend>{label}</legend>
      {error && (
        <p className={classes.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      <ShownControls offered={offered} shown={shown} onChange={setShown} />
      <p className={classes.help}>{t("places.help")}</p>
      <PlaceDrawing
        {...shown}
        sides={sides}
        now={now}
        before={was}
        label={`${label}: ${viewName}`}
        onMove={put}
      />
      {now && <Figures now={now} beside={sidesOn(view, sides, facing).length > 1} onChange={put} />}
      <div className={classes.controls}>
        {!now && (
          <Button variant="default" onClick={() => put(was ?? middleOf(view))}>
            {t("places.add", { view: viewName })}
          </Button>
        )}
        {now && was && !isSameSpot(now, was) && (
          <Button variant="default" onClick={() => put({ x: was.x, y: was.y })}>
            {t("places.back")}
          </Button>
        )}
        {now && (
          <Button variant="subtle" onClick={() => put(undefined)}>
            {t("places.remove", { view: viewName })}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

type ShownControlsProps = { offered: readonly View[]; shown: Shown; onChange: (shown: Shown) => void };

/** Which view is shown, which part of it, and on which side. */
function ShownControls({ offered, shown, onChange }: ShownControlsProps) {
  const { t } = useTranslation("catalogues");
  const { view, region, facing } = shown;
  const parts = partsOf(view);
  const show = (next: View) =>
    onChange({ ...shown, view: next, region: partsOf(next).includes(region) ? region : "whole" });
  return (
    <div className={classes.controls}>
      {offered.length > 1 && (
        <SelectField
          label={t("places.view")}
          empty={false}
          value={view}
          onChange={(next) => show(next as View)}
          options={offered.map((one) => ({ value: one, label: t(`places.views.${one}`) }))}
        />
      )}
      {parts.length > 1 && (
        <SelectField
          label={t("places.part")}
          empty={false}
          value={region}
          onChange={(next) => onChange({ ...shown, region: next as Region })}
          options={parts.map((one) => ({ value: one, label: t(`places.parts.${one}`) }))}
        />
      )}
      {(view === "side" || view === "ear") && (
        <SelectField
          label={t("places.facing")}
          empty={false}
          value={facing}
          onChange={(next) => onChange({ ...shown, facing: next as Facing })}
          options={(["left", "right"] as const).map((one) => ({
            value: one,
            label: t(`places.sides.${one}`),
          }))}
        />
      )}
    </div>
  );
}

type FiguresProps = { now: Spot; beside: boolean; onChange: (spot: Spot) => void };

/** The place in figures, for those who do not use the drawing. */
function Figures({ now: { x, y }, beside, onChange }: FiguresProps) {
  const { t } = useTranslation("catalogues");
  const known = (unit: number | null): unit is number => unit !== null && Number.isFinite(unit);
  return (
    <FormRow>
      <NumberField
        label={t(beside ? "places.away" : "places.across")}
        digits={1}
        value={x}
        onChange={(next) => known(next) && onChange({ x: next, y })}
      />
      <NumberField
        label={t("places.down")}
        digits={1}
        value={y}
        onChange={(next) => known(next) && onChange({ x, y: next })}
      />
    </FormRow>
  );
}

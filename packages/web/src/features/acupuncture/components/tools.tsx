import { Button } from "@mantine/core";
import { appliedGroups, withoutGroup } from "@meridian/core/clinical/acupuncture/applied-groups";
import type { AffectedSide } from "@meridian/core/clinical/acupuncture/balance-channels";
import type { RyodorakuData } from "@meridian/core/contracts/visits/sections/ryodoraku";
import { SelectField } from "@meridian/ui/forms/fields";
import { Skeleton } from "@meridian/ui/states/states";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Catalogue } from "../model/catalogue.ts";
import { isSamePoint, type PointEntry, type PointsValue } from "../model/point-entries.ts";
import classes from "./acupuncture.module.css";

const BalanceTool = lazy(async () => ({ default: (await import("./balance-tool.tsx")).BalanceTool }));

const Chart = lazy(async () => ({ default: (await import("../charts/chart.tsx")).Chart }));

const RyodorakuTool = lazy(async () => ({ default: (await import("./ryodoraku-tool.tsx")).RyodorakuTool }));

type Tool = "chart" | "balance" | "ryodoraku";
type ToolsProps = {
  auricular: boolean;
  /** False makes the charts read-only and hides the other tools. */
  editable: boolean;
  catalogue: Catalogue | undefined;
  value: PointsValue;
  complaintSide?: AffectedSide | undefined;
  /** This visit's Ryodoraku readings, if any. */
  measured?: RyodorakuData | undefined;
  setValue: (next: (now: PointsValue) => PointsValue) => void;
  /** Removes points and offers the undo. */
  drop: (gone: PointEntry[], rest: PointEntry[]) => void;
};

/** The tools for choosing points: charts, balance method and Ryodoraku. Their code is loaded when they are opened. */
export function Tools(props: ToolsProps) {
  const { auricular, editable, catalogue, value, complaintSide, measured, setValue, drop } = props;
  const { t } = useTranslation("acupuncture");
  const [open, setOpen] = useState<Tool>();
  const button = (tool: Tool) => (
    <Button
      variant="default"
      size="compact-sm"
      aria-expanded={open === tool}
      onClick={() => setOpen(open === tool ? undefined : tool)}
    >
      {t(`${tool}.title`)}
    </Button>
  );
  return (
    <>
      <div className={classes.line}>
        {button("chart")}
        {!auricular && editable && button("balance")}
        {!auricular && editable && measured && button("ryodoraku")}
        {editable && (
          <RemoveGroupField auricular={auricular} catalogue={catalogue} value={value} drop={drop} />
        )}
      </div>
      {open === "chart" && catalogue && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <Chart
            key={String(auricular)}
            catalogue={catalogue}
            chosen={value.points}
            marks={value.marks ?? []}
            auricular={auricular}
            editable={editable}
            setValue={setValue}
          />
        </Suspense>
      )}
      {open === "balance" && !auricular && catalogue && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <BalanceTool
            catalogue={catalogue}
            points={value.points}
            complaintSide={complaintSide}
            setValue={setValue}
          />
        </Suspense>
      )}
      {open === "ryodoraku" && !auricular && measured && catalogue && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <RyodorakuTool
            catalogue={catalogue}
            measured={measured}
            points={value.points}
            setValue={setValue}
          />
        </Suspense>
      )}
    </>
  );
}

/** Removes the points that a group brought; nothing where no group was applied. */
function RemoveGroupField({
  auricular,
  catalogue,
  value,
  drop,
}: Pick<ToolsProps, "auricular" | "catalogue" | "value" | "drop">) {
  const { t } = useTranslation("acupuncture");
  const appliedIds = appliedGroups(value.points.filter((point) => point.auricular === auricular));
  const applied = (catalogue?.groups ?? []).filter(({ id }) => appliedIds.has(id));
  if (applied.length === 0) return null;
  const remove = (group: string) => {
    const rest = withoutGroup(value.points, group);
    const remains = (point: PointEntry) =>
      rest.some((other) => isSamePoint(other, point) && other.side === point.side);
    drop(
      value.points.filter((point) => !remains(point)),
      rest,
    );
  };
  return (
    <SelectField
      label={t("removeGroup")}
      hideLabel
      empty={t("removeGroup")}
      value=""
      onChange={(id) => applied.some((group) => group.id === id) && remove(id)}
      options={applied.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

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
  const toggle = (tool: Tool) => setOpen((now) => (now === tool ? undefined : tool));
  const brought = appliedGroups(value.points.filter((point) => point.auricular === auricular));
  const applied = (catalogue?.groups ?? []).filter(({ id }) => brought.has(id));
  return (
    <>
      <div className={classes.line}>
        <Button
          variant="default"
          size="compact-sm"
          aria-expanded={open === "chart"}
          onClick={() => toggle("chart")}
        >
          {t("chart.title")}
        </Button>
        {!auricular && editable && (
          <Button
            variant="default"
            size="compact-sm"
            aria-expanded={open === "balance"}
            onClick={() => toggle("balance")}
          >
            {t("balance.title")}
          </Button>
        )}
        {!auricular && editable && measured && (
          <Button
            variant="default"
            size="compact-sm"
            aria-expanded={open === "ryodoraku"}
            onClick={() => toggle("ryodoraku")}
          >
            {t("ryodoraku.title")}
          </Button>
        )}
        {editable && applied.length > 0 && (
          <SelectField
            label={t("removeGroup")}
            hideLabel
            empty={t("removeGroup")}
            value=""
            onChange={(id) => {
              const group = applied.find((one) => one.id === id);
              if (!group) return;
              const rest = withoutGroup(value.points, group.id);
              const stays = (point: PointEntry) =>
                rest.some((held) => isSamePoint(held, point) && held.side === point.side);
              drop(
                value.points.filter((point) => !stays(point)),
                rest,
              );
            }}
            options={applied.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </div>
      {open === "chart" && catalogue && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <Chart
            key={String(auricular)}
            catalogue={catalogue}
            held={value.points}
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
            held={value.points}
            complaintSide={complaintSide}
            setValue={setValue}
          />
        </Suspense>
      )}
      {open === "ryodoraku" && !auricular && measured && catalogue && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <RyodorakuTool catalogue={catalogue} measured={measured} held={value.points} setValue={setValue} />
        </Suspense>
      )}
    </>
  );
}

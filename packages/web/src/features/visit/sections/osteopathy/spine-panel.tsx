import { NativeSelect } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import {
  type SegmentRegion,
  segmentOf,
  segmentRegions,
} from "@meridian/core/clinical/osteopathy/osteopathy-terms";
import { type SegmentFinding, saysSomething } from "@meridian/core/contracts/visits/sections/osteopathy";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOsteopathyWords } from "../../terms/term-words.tsx";
import { Choice } from "./choice.tsx";
import { FindingPanel } from "./finding-panel.tsx";
import { FindingsTable } from "./findings-table.tsx";
import classes from "./osteopathy.module.css";
import { SpineChart } from "./spine-chart.tsx";
import { nameOf } from "./words.ts";

type SpinePanelProps = {
  findings: readonly SegmentFinding[];
  before: { start: string; findings: readonly SegmentFinding[] } | undefined;
  /** The segments the clinic examines, in its order. */
  offered: readonly string[];
  onChange: (findings: SegmentFinding[]) => void;
  onCleared: (finding: SegmentFinding) => void;
};

const emptyFinding = (segment: string): SegmentFinding => ({
  segment,
  mobility: null,
  directions: [],
  pattern: null,
  pain: null,
  tart: { tissue_texture: 0, asymmetry: 0, restriction: 0, tenderness: 0 },
  note: "",
});

/** The regions of the segments, in the order in which the segments name them. */
const regionsOf = (segments: readonly string[]) =>
  [...new Set(segments.map((key) => segmentOf(key)?.region))].flatMap((region) =>
    segmentRegions.filter(({ key }) => key === region),
  );

/** The spine chart, with the selected segment beside it and a table of all findings below. */
export function SpinePanel({ findings, before, offered, onChange, onCleared }: SpinePanelProps) {
  const { t } = useTranslation("osteopathy");
  const narrow = useMediaQuery("(max-width: 47.5em)", undefined, { getInitialValueInEffect: false });
  const [selected, setSelected] = useState<string>();
  const [zoom, setZoom] = useState<SegmentRegion | "whole">(narrow ? "cervical" : "whole");
  // Findings on segments the clinic no longer examines stay reachable.
  const reachable = [...new Set([...offered, ...findings.map(({ segment }) => segment)])];
  const regions = regionsOf(reachable);
  // The table is rendered with lower priority, so that it does not delay a selection in the chart.
  const deferredFindings = useDeferredValue<readonly SegmentFinding[] | undefined>(findings, undefined);
  const selectedFinding = findings.find(({ segment }) => segment === selected);
  const setFinding = (next: SegmentFinding) => {
    const others = findings.filter(({ segment }) => segment !== next.segment);
    onChange(saysSomething(next) ? [...others, next] : others);
  };
  const open = (segment: string) => {
    setSelected(segment);
    const region = segmentOf(segment)?.region;
    if (zoom !== "whole" && region && !(zoom === "thoracic" && region === "ribs")) setZoom(region);
  };
  return (
    <>
      <p className={classes.help}>{t("spine.help")}</p>
      <div className={classes.sides}>
        <div className={classes.picture}>
          <ZoomChoice regions={regions} zoom={zoom} onZoom={setZoom} />
          <SpineChart
            findings={findings}
            offered={reachable}
            selected={selected}
            onSelect={open}
            region={zoom}
          />
        </div>
        <div className={classes.editor}>
          <SegmentSelect regions={regions} reachable={reachable} selected={selected} onSelect={open} />
          {selected && (
            <FindingPanel
              key={selected}
              finding={selectedFinding ?? emptyFinding(selected)}
              before={
                before && {
                  start: before.start,
                  finding: before.findings.find(({ segment }) => segment === selected),
                }
              }
              onChange={setFinding}
              onClear={
                selectedFinding &&
                (() => {
                  onChange(findings.filter(({ segment }) => segment !== selected));
                  onCleared(selectedFinding);
                })
              }
            />
          )}
        </div>
      </div>
      {deferredFindings && (
        <FindingsTable findings={deferredFindings} before={before?.findings} onOpen={open} />
      )}
    </>
  );
}

type SegmentSelectProps = {
  regions: ReturnType<typeof regionsOf>;
  reachable: readonly string[];
  selected: string | undefined;
  onSelect: (segment: string) => void;
};

/** The segments by name, grouped by region: the way to a segment without the chart. */
function SegmentSelect({ regions, reachable, selected, onSelect }: SegmentSelectProps) {
  const { t } = useTranslation("osteopathy");
  const words = useOsteopathyWords();
  return (
    <NativeSelect
      label={t("spine.choose")}
      value={selected ?? ""}
      data={[
        { value: "", label: t("spine.pick") },
        ...regions.map((region) => ({
          group: region[currentLanguage()],
          items: reachable
            .filter((key) => segmentOf(key)?.region === region.key)
            .map((key) => ({ value: key, label: nameOf(words, "segment", key) })),
        })),
      ]}
      onChange={(event) => event.currentTarget.value && onSelect(event.currentTarget.value)}
    />
  );
}

type ZoomChoiceProps = {
  regions: ReturnType<typeof regionsOf>;
  zoom: SegmentRegion | "whole";
  onZoom: (zoom: SegmentRegion | "whole") => void;
};

/** What of the spine is drawn. The ribs are drawn with the thoracic spine. */
function ZoomChoice({ regions, zoom, onZoom }: ZoomChoiceProps) {
  const { t } = useTranslation("osteopathy");
  const language = currentLanguage();
  return (
    <Choice
      hideLabel
      small
      label={t("spine.zoom")}
      options={[
        { value: "whole" as const, label: t("spine.whole") },
        ...regions
          .filter(({ key }) => key !== "ribs")
          .map((region) => ({ value: region.key, label: region[language] })),
      ]}
      value={zoom === "ribs" ? "thoracic" : zoom}
      onChange={onZoom}
    />
  );
}

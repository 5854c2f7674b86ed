import { type TongueView, tongueMark, tongueMarks } from "@meridian/core/clinical/tongue/tongue-drawing";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ERASERS, type Tool } from "./canvas.tsx";
import chips from "./chips.module.css";
import { Choice } from "./chips.tsx";
import classes from "./tools.module.css";

const COLORS = ["white", "yellow", "grey", "black"] as const;
type Thickness = "thin" | "thick";
type ToolGroup = "coating" | "body" | "surface" | "veins" | "eraser";
const TOOL_GROUPS: Readonly<Record<TongueView, readonly ToolGroup[]>> = {
  top: ["coating", "body", "surface", "eraser"],
  under: ["veins", "eraser"],
};

/** The tool selected when a view is opened. */
export const DEFAULT_TOOL: Readonly<Record<TongueView, Tool>> = {
  top: { key: "coating_white_thin", width: 2 },
  under: { key: "vein_distended", width: 1 },
};

/** The tool selected when a group is opened for the first time. */
const DEFAULT_TOOLS: Readonly<Record<ToolGroup, Tool>> = {
  coating: DEFAULT_TOOL.top,
  body: { key: "body_red", width: 2 },
  surface: { key: "crack", width: 1 },
  veins: DEFAULT_TOOL.under,
  eraser: { key: "erase_whole", width: 0 },
};

const groupOf = (key: string): ToolGroup => tongueMark(key)?.group ?? "eraser";

type ToolsProps = { view: TongueView; tool: Tool; onChange: (tool: Tool) => void };

/** The pens in groups. Only one group is open, so that the picture stays visible below. */
export function Tools({ view, tool, onChange }: ToolsProps) {
  const { t } = useTranslation("tongue");
  const name = useId();
  const [open, setOpen] = useState<ToolGroup>(() => groupOf(tool.key));
  const shown = TOOL_GROUPS[view].includes(open) ? open : groupOf(tool.key);
  const [lastTools, setLastTools] = useState<Partial<Record<ToolGroup, Tool>>>({});
  /** Opens a group and selects the tool that was last used in it. */
  const openGroup = (group: ToolGroup) => {
    setLastTools({ ...lastTools, [groupOf(tool.key)]: tool });
    setOpen(group);
    onChange(lastTools[group] ?? DEFAULT_TOOLS[group]);
  };
  return (
    <div className={classes.tools}>
      <div className={classes.toolBar}>
        <fieldset className={chips.segments}>
          <legend>{t("tool.label")}</legend>
          {TOOL_GROUPS[view].map((group) => (
            <Choice
              key={group}
              name={`${name}-group`}
              label={t(`tool.${group}`)}
              checked={shown === group}
              onChange={() => openGroup(group)}
            />
          ))}
        </fieldset>
        <fieldset className={chips.segments}>
          <legend>{t("tool.width")}</legend>
          {(["fine", "medium", "broad"] as const).map((one, width) => (
            <Choice
              key={one}
              name={`${name}-width`}
              label={t(`tool.${one}`)}
              checked={tool.width === width}
              onChange={() => onChange({ ...tool, width: width as Tool["width"] })}
            />
          ))}
        </fieldset>
      </div>
      <Pens key={shown} group={shown} tool={tool} onChange={onChange} />
    </div>
  );
}

/** The pens of one group. */
function Pens({ group, tool, onChange }: Omit<ToolsProps, "view"> & { group: ToolGroup }) {
  const { t } = useTranslation("tongue");
  const name = useId();
  const [thickness, setThickness] = useState<Thickness>(tool.key.endsWith("_thick") ? "thick" : "thin");
  const changeThickness = (next: Thickness) => {
    setThickness(next);
    const key = tool.key.replace(/_(thin|thick)$/, `_${next}`);
    if (groupOf(tool.key) === "coating" && tongueMark(key)) onChange({ ...tool, key });
  };
  const pen = (key: string, label: string) => (
    <Choice
      key={key}
      name={name}
      label={label}
      {...(key in ERASERS ? {} : { swatch: key })}
      checked={tool.key === key}
      onChange={() => onChange({ ...tool, key })}
    />
  );
  return (
    <fieldset className={classes.drawer}>
      <legend>{t(`tool.${group}`)}</legend>
      {group === "coating" && (
        <span className={classes.split}>
          {(["thin", "thick"] as const).map((one) => (
            <Choice
              key={one}
              name={`${name}-thickness`}
              label={t(`tool.${one}`)}
              checked={thickness === one}
              onChange={() => changeThickness(one)}
            />
          ))}
        </span>
      )}
      {group === "coating" &&
        COLORS.map((color) => pen(`coating_${color}_${thickness}`, t(`color.${color}`)))}
      {group === "coating" && pen("coating_peeled", t("mark.coating_peeled"))}
      {group === "eraser" &&
        (["erase_whole", "erase_touched"] as const).map((key) => pen(key, t(`mark.${key}`)))}
      {group !== "coating" &&
        tongueMarks
          .filter((mark) => mark.group === group)
          .map(({ key }) => pen(key, t(`mark.${key as "crack"}`)))}
    </fieldset>
  );
}

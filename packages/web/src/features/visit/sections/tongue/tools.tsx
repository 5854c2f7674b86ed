import { type TongueView, tongueMark, tongueMarks } from "@meridian/core/clinical/tongue/tongue-drawing";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ERASERS, type Tool } from "./canvas.tsx";
import chips from "./chips.module.css";
import { Choice } from "./chips.tsx";
import classes from "./tools.module.css";

const COLORS = ["white", "yellow", "grey", "black"] as const;
type Thickness = "thin" | "thick";
type Drawer = "coating" | "body" | "surface" | "veins" | "eraser";
const DRAWERS: Readonly<Record<TongueView, readonly Drawer[]>> = {
  top: ["coating", "body", "surface", "eraser"],
  under: ["veins", "eraser"],
};

/** What one draws with when a view is opened. */
export const FIRST_TOOL: Readonly<Record<TongueView, Tool>> = {
  top: { key: "coating_white_thin", width: 2 },
  under: { key: "vein_distended", width: 1 },
};

/** What lies on top of a drawer. */
const FIRST_OF: Readonly<Record<Drawer, Tool>> = {
  coating: FIRST_TOOL.top,
  body: { key: "body_red", width: 2 },
  surface: { key: "crack", width: 1 },
  veins: FIRST_TOOL.under,
  eraser: { key: "erase_whole", width: 0 },
};

const drawerOf = (key: string): Drawer => tongueMark(key)?.group ?? "eraser";

type ToolsProps = { view: TongueView; tool: Tool; onChange: (tool: Tool) => void };

/** The pens, in drawers, one of them open: the picture stays in sight below them. */
export function Tools({ view, tool, onChange }: ToolsProps) {
  const { t } = useTranslation("tongue");
  const name = useId();
  const [open, setOpen] = useState<Drawer>(() => drawerOf(tool.key));
  const shown = DRAWERS[view].includes(open) ? open : drawerOf(tool.key);
  const [lasts, setLasts] = useState<Partial<Record<Drawer, Tool>>>({});
  /** Opens a drawer with the pen that was last taken from it. */
  const pull = (drawer: Drawer) => {
    setLasts({ ...lasts, [drawerOf(tool.key)]: tool });
    setOpen(drawer);
    onChange(lasts[drawer] ?? FIRST_OF[drawer]);
  };
  return (
    <div className={classes.tools}>
      <div className={classes.toolBar}>
        <fieldset className={chips.segments}>
          <legend>{t("tool.label")}</legend>
          {DRAWERS[view].map((drawer) => (
            <Choice
              key={drawer}
              name={`${name}-drawer`}
              label={t(`tool.${drawer}`)}
              checked={shown === drawer}
              onChange={() => pull(drawer)}
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
      <Pens key={shown} drawer={shown} tool={tool} onChange={onChange} />
    </div>
  );
}

/** The pens of one drawer. */
function Pens({ drawer, tool, onChange }: Omit<ToolsProps, "view"> & { drawer: Drawer }) {
  const { t } = useTranslation("tongue");
  const name = useId();
  const [thickness, setThickness] = useState<Thickness>(tool.key.endsWith("_thick") ? "thick" : "thin");
  const thicken = (next: Thickness) => {
    setThickness(next);
    const key = tool.key.replace(/_(thin|thick)$/, `_${next}`);
    if (drawerOf(tool.key) === "coating" && tongueMark(key)) onChange({ ...tool, key });
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
      <legend>{t(`tool.${drawer}`)}</legend>
      {drawer === "coating" && (
        <span className={classes.split}>
          {(["thin", "thick"] as const).map((one) => (
            <Choice
              key={one}
              name={`${name}-thickness`}
              label={t(`tool.${one}`)}
              checked={thickness === one}
              onChange={() => thicken(one)}
            />
          ))}
        </span>
      )}
      {drawer === "coating" &&
        COLORS.map((color) => pen(`coating_${color}_${thickness}`, t(`color.${color}`)))}
      {drawer === "coating" && pen("coating_peeled", t("mark.coating_peeled"))}
      {drawer === "eraser" &&
        (["erase_whole", "erase_touched"] as const).map((key) => pen(key, t(`mark.${key}`)))}
      {drawer !== "coating" &&
        tongueMarks
          .filter(({ group }) => group === drawer)
          .map(({ key }) => pen(key, t(`mark.${key as "crack"}`)))}
    </fieldset>
  );
}

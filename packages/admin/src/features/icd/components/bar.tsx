import { Progress } from "@mantine/core";
import "@mantine/core/styles/Progress.layer.css";
import classes from "./icd.module.css";

/** How much is there, as a bar and in figures. */
export function Bar({ parts, of, label }: { parts: number; of: number; label: string }) {
  const share = of === 0 ? 0 : Math.min(100, Math.floor((parts / of) * 100));
  return (
    <div className={classes.bar}>
      <Progress.Root size="lg">
        <Progress.Section value={share} aria-label={label} />
      </Progress.Root>
      <span className="num">{share} %</span>
    </div>
  );
}

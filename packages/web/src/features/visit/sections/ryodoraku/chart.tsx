import type {
  ChannelReading,
  RyodorakuReading,
  RyodorakuReadings,
} from "@meridian/core/clinical/ryodoraku/ryodoraku";
import { ryodorakuLines } from "@meridian/core/clinical/ryodoraku/ryodoraku-terms";
import { formatDate, formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { scaleTop } from "../../model/ryodoraku.ts";
import classes from "./ryodoraku.module.css";
import { SIGNS } from "./state.tsx";

type ChartProps = {
  reading: RyodorakuReading;
  /** An earlier visit's readings, drawn over the bars. */
  previous?: { start: string; readings: RyodorakuReadings } | undefined;
};

/** The size of a drawing in its own units: six channels, each with a bar for left and right. */
const BOX = { width: 360, height: 196, left: 30, right: 4, top: 8, bottom: 40 };
const COLUMN = (BOX.width - BOX.left - BOX.right) / 6;
const BAR = 19;
const floor = BOX.height - BOX.bottom;

/** The readings of hands and feet as bars, with the normal corridor behind and the previous visit as lines. */
export function Chart({ reading, previous }: ChartProps) {
  const { t } = useTranslation("ryodoraku");
  const drawn = [...reading.channels.flatMap(({ left, right }) => [left ?? 0, right ?? 0])];
  const top = scaleTop([...drawn, ...Object.values(previous?.readings ?? {}), reading.corridor?.high ?? 0]);
  return (
    <figure className={classes.chart}>
      <div className={classes.panels}>
        {(["hand", "foot"] as const).map((limb) => (
          <Panel key={limb} limb={limb} reading={reading} previous={previous?.readings ?? {}} top={top} />
        ))}
      </div>
      <figcaption className={classes.legend}>
        <span data-mark="left">{t("left")}</span>
        <span data-mark="right">{t("right")}</span>
        {reading.corridor && <span data-mark="corridor">{t("corridorName")}</span>}
        {previous && <span data-mark="previous">{formatDate(previous.start)}</span>}
      </figcaption>
    </figure>
  );
}

type PanelProps = {
  limb: "hand" | "foot";
  reading: RyodorakuReading;
  previous: RyodorakuReadings;
  top: number;
};

function Panel({ limb, reading, previous, top }: PanelProps) {
  const { t } = useTranslation("ryodoraku");
  const y = (value: number) => floor - (value / top) * (floor - BOX.top);
  const channels = ryodorakuLines
    .filter((line) => line.limb === limb)
    .flatMap((line) => reading.channels.find(({ channel }) => channel === line.channel) ?? []);
  const step = top > 120 ? 40 : 20;
  const ticks = Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
  const { corridor, mean } = reading;
  const low = Math.max(0, corridor?.low ?? 0);
  const high = Math.min(top, corridor?.high ?? 0);
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={t("chart", { limb: t(`limb.${limb}`), states: useStates(channels) })}
    >
      {corridor && (
        <rect
          className={classes.corridor}
          x={BOX.left}
          width={BOX.width - BOX.left - BOX.right}
          y={y(high)}
          height={y(low) - y(high)}
        />
      )}
      {ticks.map((tick) => (
        <g key={tick} className={classes.tick}>
          <line x1={BOX.left} x2={BOX.width - BOX.right} y1={y(tick)} y2={y(tick)} />
          <text x={BOX.left - 5} y={y(tick) + 3.5} textAnchor="end">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {corridor && mean !== undefined && (
        <line className={classes.mean} x1={BOX.left} x2={BOX.width - BOX.right} y1={y(mean)} y2={y(mean)} />
      )}
      {channels.map((channel, index) => (
        <Column
          key={channel.channel}
          channel={channel}
          x={BOX.left + (index + 0.5) * COLUMN}
          y={y}
          previous={[previous[`${channel.channel}_L`], previous[`${channel.channel}_R`]]}
        />
      ))}
    </svg>
  );
}

/** The channels outside the corridor, such as "LU excess, GB split". */
function useStates(channels: readonly ChannelReading[]): string {
  const { t } = useTranslation("ryodoraku");
  const outside = channels.flatMap(({ channel, state }) =>
    state === "normal" || state === "incomplete" ? [] : `${channel} ${t(`states.${state}`)}`,
  );
  return outside.length > 0 ? outside.join(", ") : t("nothingOutside");
}

type ColumnProps = {
  channel: ChannelReading;
  x: number;
  y: (value: number) => number;
  previous: readonly [number | undefined, number | undefined];
};

function Column({ channel, x, y, previous }: ColumnProps) {
  const bars = [
    { side: "left", value: channel.left, at: x - BAR - 1, before: previous[0] },
    { side: "right", value: channel.right, at: x + 1, before: previous[1] },
  ] as const;
  return (
    <g>
      {bars.map(({ side, value, at, before }) => (
        <g key={side}>
          {value !== undefined && (
            <rect
              className={classes.bar}
              data-side={side}
              x={at}
              width={BAR}
              y={y(value)}
              height={Math.max(floor - y(value), 1)}
              rx="2"
            />
          )}
          {before !== undefined && (
            <g className={classes.before}>
              <line x1={at - 1} x2={at + BAR + 1} y1={y(before)} y2={y(before)} />
              <circle cx={at + BAR / 2} cy={y(before)} r="3" />
            </g>
          )}
        </g>
      ))}
      <text className={classes.channel} x={x} y={floor + 16} textAnchor="middle">
        {channel.channel}
      </text>
      <text className={classes.sign} x={x} y={floor + 32} textAnchor="middle" aria-hidden>
        {SIGNS[channel.state]}
      </text>
    </g>
  );
}

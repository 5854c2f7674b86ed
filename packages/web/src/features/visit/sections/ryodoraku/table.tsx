import type { RyodorakuReading } from "@meridian/core/clinical/ryodoraku/ryodoraku";
import { ryodorakuLines } from "@meridian/core/clinical/ryodoraku/ryodoraku-terms";
import { formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import classes from "./ryodoraku.module.css";
import { State } from "./state.tsx";

const written = (value: number | undefined) => (value === undefined ? "–" : formatNumber(value));

/** The same as the chart, in figures. */
export function Table({ reading }: { reading: RyodorakuReading }) {
  const { t } = useTranslation("ryodoraku");
  return (
    <details className={classes.table}>
      <summary>{t("table")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("line")}</th>
            <th scope="col">{t("left")}</th>
            <th scope="col">{t("right")}</th>
            <th scope="col">{t("state")}</th>
          </tr>
        </thead>
        <tbody className="num">
          {reading.channels.map((channel) => (
            <tr key={channel.channel}>
              <th scope="row">
                {ryodorakuLines.find((line) => line.channel === channel.channel)?.code} {channel.channel}
              </th>
              <td>{written(channel.left)}</td>
              <td>{written(channel.right)}</td>
              <td>
                <State reading={channel} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

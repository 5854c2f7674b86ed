import type { RyodorakuReading } from "@meridian/core/clinical/ryodoraku/ryodoraku";
import { ryodorakuLines } from "@meridian/core/clinical/ryodoraku/ryodoraku-terms";
import { formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import classes from "./ryodoraku.module.css";
import { ChannelStateTag } from "./state.tsx";

const valueText = (value: number | undefined) => (value === undefined ? "–" : formatNumber(value));

/** The chart's readings as a table. */
export function ReadingTable({ reading }: { reading: RyodorakuReading }) {
  const { t } = useTranslation("ryodoraku");
  return (
    <details className={classes.table}>
      <summary>{t("table")}</summary>
      <table aria-label={t("table")}>
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
              <td>{valueText(channel.left)}</td>
              <td>{valueText(channel.right)}</td>
              <td>
                <ChannelStateTag reading={channel} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

import { Radio } from "@mantine/core";
import "@mantine/core/styles/Radio.layer.css";
import { formatDate } from "@meridian/ui/i18n/format";
import { Notice } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { DATE_ORDERS, type DateOrder, parseDate } from "../guessing/dates.ts";
import type { DatesFound } from "../model/use-file.ts";
import classes from "./imports.module.css";

const EXAMPLES = 3;

type DateOrderChoiceProps = {
  /** What is asked, and what is said where the dates are clear. */
  texts: { order: string; certain: string };
  dates: DatesFound;
  /** The dates of the file as they are written. */
  values: readonly string[];
  /** Undefined while nobody has chosen. */
  order: DateOrder | undefined;
  /** The latest year of a date whose year has two digits, as a day. */
  horizon: string;
  onOrder: (order: DateOrder) => void;
};

/** Asks for the order of dates that fit several, with examples from the file. */
export function DateOrderChoice({ texts, dates, values, order, horizon, onOrder }: DateOrderChoiceProps) {
  const { t } = useTranslation("imports");
  const examples = values.filter(Boolean).slice(0, EXAMPLES);
  const read = (text: string, by: DateOrder) => {
    const day = parseDate(text, by, horizon);
    return `${text} → ${day ? formatDate(day, "long") : t("dates.unread")}`;
  };
  if (dates === "none")
    return (
      examples.length > 0 && (
        <>
          <p>{texts.certain}</p>
          <p className={classes.examples}>{examples.map((text) => read(text, order ?? "dmy")).join(" · ")}</p>
        </>
      )
    );
  return (
    <>
      {dates === "both" && <Notice tone="amber">{t("dates.both")}</Notice>}
      <Radio.Group
        label={texts.order}
        value={order ?? ""}
        onChange={(value) => onOrder(value === "mdy" ? "mdy" : "dmy")}
      >
        {DATE_ORDERS.map((one) => (
          <Radio
            key={one}
            mt="xs"
            value={one}
            label={t(`dates.${one}`)}
            description={examples.map((text) => read(text, one)).join(" · ")}
          />
        ))}
      </Radio.Group>
    </>
  );
}

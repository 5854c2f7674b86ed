import { pregnancyOn } from "@meridian/core/clinical/anamnesis/pregnancy-weeks";
import { useTranslation } from "react-i18next";
import { Tag } from "./states.tsx";

type PregnantTagProps = {
  /** The due date, `YYYY-MM-DD`; null when none was recorded. */
  due: string | null | undefined;
  /** The day to judge by, `YYYY-MM-DD`: of the visit, or today. */
  day: string;
};

/**
 * That a patient is pregnant, and how far on a day. A due date long past says so: the record may need a
 * look. Nothing on a day before the pregnancy: a visit of years ago.
 */
export function PregnantTag({ due, day }: PregnantTagProps) {
  const { t } = useTranslation("ui");
  const at = pregnancyOn(due, day);
  if (at.kind === "before") return null;
  if (at.kind !== "weeks") return <Tag tone="red">{t(`pregnant.${at.kind}`)}</Tag>;
  return <Tag tone="red">{t("pregnant.weeks", { weeks: at.weeks, days: at.days })}</Tag>;
}

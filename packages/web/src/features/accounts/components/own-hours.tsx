import type { Member } from "@meridian/core/contracts/accounts/accounts";
import { toast } from "@meridian/ui/feedback/toasts";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { useSession } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { useMembers, useUserActions } from "../api/users.ts";
import { type MemberValues, memberProblems, memberValues } from "../model/member-form.ts";
import { absenceBody, addedAbsences, type OnTimeOffAdded } from "../model/time-off.ts";
import { WEEKDAYS, workPeriodRows } from "../model/working-hours.ts";
import { TimeOff } from "./time-off.tsx";
import classes from "./users.module.css";
import { dayName } from "./working-hours.tsx";

/**
 * Shows the user's own working hours (read-only) and time off (editable). Empty for users who do not treat patients.
 */
export function OwnHoursAndTimeOff({ onAway }: { onAway: OnTimeOffAdded }) {
  const { id } = useSession();
  const { data } = useMembers();
  const own = data?.find((one) => one.id === id);
  return own?.practises ? <Own member={own} onAway={onAway} /> : null;
}

function Own({ member, onAway }: { member: Member; onAway: OnTimeOffAdded }) {
  const { t } = useTranslation("users");
  const { t: act } = useTranslation("ui");
  const { updateOwnTimeOff } = useUserActions();
  const form = useZodForm<MemberValues>({
    initial: memberValues(member),
    rules: memberProblems,
    submit: async ({ time_off }) => {
      const absences = absenceBody(time_off);
      await updateOwnTimeOff(member, absences);
      toast(t("done.saved"));
      onAway(member.id, addedAbsences(member.time_off, absences));
    },
    stays: true,
    version: member.version,
    draft: "own-time",
  });
  return (
    <section aria-labelledby="own-time" className={classes.own}>
      <h2 id="own-time">{t("away.mine")}</h2>
      <p className={classes.quiet}>{t("away.mineHelp")}</p>
      <Hours member={member} />
      <Form form={form} label={t("away.title")}>
        <TimeOff form={form} />
        <FormActions>
          <SubmitButton form={form}>{act("action.save")}</SubmitButton>
        </FormActions>
      </Form>
    </section>
  );
}

function Hours({ member }: { member: Member }) {
  const { t } = useTranslation("users");
  const { space } = useSession();
  const rows = workPeriodRows(member.working_hours);
  if (rows.length === 0) return <p className={classes.quiet}>{t("hours.none")}</p>;
  const placeOf = (place: string) => space?.establishments.find(({ id }) => id === place)?.name;
  return (
    <ul className={classes.ownWeek} aria-label={t("hours.title")}>
      {WEEKDAYS.map((weekday) => {
        const stretches = rows.filter((row) => row.weekday === weekday);
        return (
          <li key={weekday}>
            <span>{dayName(weekday)}</span>
            {stretches.length === 0 && <span className={classes.quiet}>{t("hours.free")}</span>}
            {[...new Set(stretches.map(({ place }) => place))].map((place) => (
              <span key={place}>
                <span className="num">
                  {stretches
                    .filter((one) => one.place === place)
                    .map(({ from, to }) => `${from}–${to}`)
                    .join(", ")}
                </span>{" "}
                <span className={classes.quiet}>{placeOf(place)}</span>
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

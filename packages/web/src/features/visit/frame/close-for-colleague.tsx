import { Button } from "@mantine/core";
import type { Appointment } from "@meridian/core/contracts/scheduling/appointments";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { Notice } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useClinic, useSetStatus } from "../../scheduling/api/booking.ts";
import classes from "./section.module.css";

/** Lets a manager who treats patients close an unsigned visit whose professional has left the clinic. */
export default function CloseForColleague({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation("visit");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { data: clinic } = useClinic();
  const setStatus = useSetStatus();
  const [asking, setAsking] = useState(false);
  if (!clinic) return null;
  const colleague = clinic.professionals.find(({ id }) => id === appointment.professional);
  if (colleague?.active) return null;
  const name = colleague?.name ?? t("closing.nobody");
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t("closing.action")}
      </Button>
      {asking && (
        <Dialog title={t("closing.title", { name })} onClose={() => setAsking(false)}>
          <p>{t("closing.help", { name })}</p>
          {setStatus.error && (
            <Notice tone="red" live>
              {errorMessage(say, setStatus.error)}
            </Notice>
          )}
          <div className={classes.row}>
            <Button variant="default" onClick={() => setAsking(false)}>
              {act("action.back")}
            </Button>
            <Button
              loading={setStatus.isPending}
              onClick={() => setStatus.mutate({ appointment, status: "done" })}
            >
              {t("closing.confirm")}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

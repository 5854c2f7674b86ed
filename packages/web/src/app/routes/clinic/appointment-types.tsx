import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AppointmentTypes } from "../../../features/clinic/components/appointment-types.tsx";
import { ClinicPage } from "../../../features/clinic/components/clinic-page.tsx";
import { useEditing } from "../../../features/clinic/components/use-editing.ts";

/** What can be booked. */
export default function TypesScreen() {
  const { t } = useTranslation("clinic");
  const [editing, edit] = useEditing();
  return (
    <ClinicPage tab="types" actions={<Button onClick={() => edit("new")}>{t("types.add")}</Button>}>
      {(settings) => <AppointmentTypes settings={settings} editing={editing} onEdit={edit} />}
    </ClinicPage>
  );
}

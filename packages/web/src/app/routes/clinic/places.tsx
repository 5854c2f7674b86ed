import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ClinicPage } from "../../../features/clinic/components/clinic-page.tsx";
import { ClosedDays } from "../../../features/clinic/components/closed-days.tsx";
import { Places } from "../../../features/clinic/components/places.tsx";
import { Specialities } from "../../../features/clinic/components/specialities.tsx";
import { useEditing } from "../../../features/clinic/components/use-editing.ts";
import { useCoveredPart } from "../appointments/affected-appointments.tsx";

/** Where the clinic is, its offices, and what is practised there. */
export default function PlacesScreen() {
  const { t } = useTranslation("clinic");
  const [editing, edit] = useEditing();
  const covered = useCoveredPart();
  return (
    <ClinicPage tab="places" actions={<Button onClick={() => edit("new")}>{t("places.add")}</Button>}>
      {(settings) => (
        <>
          <Places settings={settings} editing={editing} onEdit={edit} />
          <ClosedDays
            settings={settings}
            onClosed={(days) =>
              void covered.lead(
                days.map(({ from, to, establishment }) => ({
                  from,
                  to,
                  ...(establishment && { establishment }),
                })),
              )
            }
          />
          {covered.dialog}
          <Specialities settings={settings} />
        </>
      )}
    </ClinicPage>
  );
}

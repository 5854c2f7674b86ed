import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ClinicPage } from "../../../features/settings/components/clinic-page.tsx";
import { Places } from "../../../features/settings/components/places.tsx";
import { Specialities } from "../../../features/settings/components/specialities.tsx";
import { useEditing } from "../../../features/settings/components/use-editing.ts";

/** Where the clinic is, its offices, and what is practised there. */
export default function PlacesScreen() {
  const { t } = useTranslation("clinic");
  const [editing, edit] = useEditing();
  return (
    <ClinicPage tab="places" actions={<Button onClick={() => edit("new")}>{t("places.add")}</Button>}>
      {(settings) => (
        <>
          <Places settings={settings} editing={editing} onEdit={edit} />
          <Specialities settings={settings} />
        </>
      )}
    </ClinicPage>
  );
}

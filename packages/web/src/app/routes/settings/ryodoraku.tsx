import { ClinicPage } from "../../../features/settings/components/clinic-page.tsx";
import { RyodorakuForm } from "../../../features/settings/components/ryodoraku-form.tsx";

/** The limits by which Ryodoraku is judged in this clinic. */
export default function RyodorakuSettingsScreen() {
  return <ClinicPage tab="ryodoraku">{(settings) => <RyodorakuForm settings={settings} />}</ClinicPage>;
}

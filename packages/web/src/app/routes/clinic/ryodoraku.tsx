import { ClinicPage } from "../../../features/clinic/components/clinic-page.tsx";
import { RyodorakuForm } from "../../../features/clinic/components/ryodoraku-form.tsx";

/** The limits by which Ryodoraku is judged in this clinic. */
export default function RyodorakuSettingsScreen() {
  return <ClinicPage tab="ryodoraku">{(settings) => <RyodorakuForm settings={settings} />}</ClinicPage>;
}

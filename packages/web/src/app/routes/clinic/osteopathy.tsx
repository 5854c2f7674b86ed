import { ClinicPage } from "../../../features/clinic/components/clinic-page.tsx";
import { OsteopathyForm } from "../../../features/clinic/components/osteopathy-form.tsx";

/** What an osteopathic examination offers here. */
export default function OsteopathySettings() {
  return <ClinicPage tab="osteopathy">{(settings) => <OsteopathyForm settings={settings} />}</ClinicPage>;
}

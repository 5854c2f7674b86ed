import { ClinicPage } from "../../../features/settings/components/clinic-page.tsx";
import { PriceListsForm } from "../../../features/settings/components/price-lists.tsx";

/** What treatments and tests cost. */
export default function Prices() {
  return <ClinicPage tab="prices">{(settings) => <PriceListsForm settings={settings} />}</ClinicPage>;
}

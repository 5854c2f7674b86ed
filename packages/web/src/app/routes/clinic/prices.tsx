import { ClinicPage } from "../../../features/clinic/components/clinic-page.tsx";
import { PriceListsForm } from "../../../features/clinic/components/price-lists.tsx";

/** What treatments and tests cost. */
export default function Prices() {
  return <ClinicPage tab="prices">{(settings) => <PriceListsForm settings={settings} />}</ClinicPage>;
}

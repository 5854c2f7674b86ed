import { currentExample } from "@meridian/ui/api/example-mode";
import { useSession } from "@meridian/ui/session/session";
import { ExampleBanner } from "./example-banner.tsx";
import { TourRunner } from "./tour-runner.tsx";
import { TourWaits } from "./tour-waits.tsx";

/** The guided tour above the page: its bubble and what marks the example, or that it waits to go on. */
export function TourSlot() {
  const user = useSession();
  const example = currentExample();
  if (!example) return user.tour_step ? <TourWaits step={user.tour_step} /> : null;
  return (
    <>
      <ExampleBanner />
      {user.tour_step && <TourRunner example={example} from={user.tour_step} />}
    </>
  );
}

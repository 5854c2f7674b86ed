import { useSession } from "@meridian/ui/session/session";
import type { Door } from "../../../features/home/components/doors.tsx";
import { Welcome } from "../../../features/home/components/welcome.tsx";
import { redirectFor } from "../../guards.ts";
import { screens } from "../../screens.ts";

/** Screens that the welcome leads to, by their names. */
const DOORS = {
  tour: "tour",
  import: "import-patients",
  patient: "new-patient",
  calendar: "calendar",
} as const;

/** The welcome after the first sign-in, with the doors that the user may open. */
export default function WelcomeScreen() {
  const user = useSession();
  const doors = (Object.keys(DOORS) as Door["door"][]).flatMap((door) => {
    const screen = screens.find(({ name }) => name === DOORS[door]);
    return screen && redirectFor(user, screen) === undefined ? [{ door, to: `/${screen.path}` }] : [];
  });
  // The calendar is for those who have nothing to add.
  const adds = doors.some(({ door }) => door === "patient");
  return <Welcome doors={doors.filter(({ door }) => door !== "calendar" || !adds)} />;
}

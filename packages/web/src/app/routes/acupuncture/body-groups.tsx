import { GroupsScreen } from "../../../features/acupuncture/settings/groups-screen.tsx";

/** Groups of body points. */
export default function BodyGroups() {
  return <GroupsScreen auricular={false} />;
}

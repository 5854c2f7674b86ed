import { GroupsScreen } from "../../../features/acupuncture/settings/groups-screen.tsx";

/** Groups of ear points. */
export default function EarGroups() {
  return <GroupsScreen auricular />;
}

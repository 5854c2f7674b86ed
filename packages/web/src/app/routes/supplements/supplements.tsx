import { SupplementsScreen } from "../../../features/supplements/components/supplements-screen.tsx";
import { Unverified } from "./unverified.tsx";

/** Products, plants and nutrients; for a provider what it lists. */
export default function Supplements() {
  return <SupplementsScreen notice={<Unverified />} />;
}

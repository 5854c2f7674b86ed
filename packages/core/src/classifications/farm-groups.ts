import { farmGroupsSource, farmGroups as rows } from "../reference/farm-groups.ts";

/** Pharmacotherapeutic groups. No request. */
export const farmGroups = async () => ({ farm_groups: [...rows], source: farmGroupsSource });

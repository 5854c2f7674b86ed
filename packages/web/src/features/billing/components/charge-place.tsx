import { Skeleton } from "@meridian/ui/states/states";
import classes from "./charge-place.module.css";

/** The place of a charge whose panel is still being fetched. */
export const ChargePlace = () => (
  <div className={classes.place}>
    <Skeleton lines={2} />
  </div>
);

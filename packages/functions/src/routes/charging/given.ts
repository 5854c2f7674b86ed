import { Charging } from "@meridian/core/charging";
import { chargingRoutes } from "@meridian/core/contracts/charging";
import { handle } from "../../http/handle.ts";

export const handler = handle(chargingRoutes.given, ({ params }) => Charging.given(params.appointment));

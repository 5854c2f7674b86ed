import { supplementsRoutes } from "@meridian/core/contracts/supplements/supplements";
import * as Supplements from "@meridian/core/supplements";
import { handle } from "../../http/handle.ts";

export const handler = handle(supplementsRoutes.tables, ({ query }) => Supplements.tables(query));

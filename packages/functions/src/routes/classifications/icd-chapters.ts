import * as Classifications from "@meridian/core/classifications";
import { classificationsRoutes } from "@meridian/core/contracts/classifications/classifications";
import { handle } from "../../http/handle.ts";

export const handler = handle(classificationsRoutes.icdChapters, () => Classifications.icdChapters());

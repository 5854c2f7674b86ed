import * as Acupuncture from "@meridian/core/acupuncture";
import { acupunctureRoutes } from "@meridian/core/contracts/acupuncture/acupuncture";
import { handle } from "../../http/handle.ts";

export const handler = handle(acupunctureRoutes.newGroup, ({ body }) => Acupuncture.createGroup(body));

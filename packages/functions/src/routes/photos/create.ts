import { photosRoutes } from "@meridian/core/contracts/photos/photos";
import * as Photos from "@meridian/core/photos";
import { handle } from "../../http/handle.ts";

export const handler = handle(photosRoutes.create, ({ params, body }) => Photos.create({ params, body }));

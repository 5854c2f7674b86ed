import { testsRoutes } from "@meridian/core/contracts/tests";
import { CustomTests } from "@meridian/core/tests";
import { handle } from "../../http/handle.ts";

export const handler = handle(testsRoutes.save, ({ params, body }) => CustomTests.save(params.test, body));

import { testsRoutes } from "@meridian/core/contracts/tests";
import { CustomTests } from "@meridian/core/tests";
import { handle } from "../../http/handle.ts";

export const handler = handle(testsRoutes.publish, ({ params, body }) =>
  CustomTests.publish(params.test, body.version),
);

import { messagesRoutes } from "@meridian/core/contracts/patient-messages";
import { Messages } from "@meridian/core/messages";
import { handle } from "../../http/handle.ts";

export const handler = handle(messagesRoutes.read, ({ params }) => Messages.read(params.message));

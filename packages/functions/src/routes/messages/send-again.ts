import { messagesRoutes } from "@meridian/core/contracts/patient-messages";
import { Messages } from "@meridian/core/messages";
import { handle } from "../../http/handle.ts";

export const handler = handle(messagesRoutes.sendAgain, ({ params }) => Messages.sendAgain(params.message));

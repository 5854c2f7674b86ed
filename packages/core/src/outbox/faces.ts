export { deliver, isNewMessage, retryDue } from "./delivery.ts";

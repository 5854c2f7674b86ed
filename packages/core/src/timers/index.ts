export { change, clearNotifications, list, start } from "./timers.service.ts";

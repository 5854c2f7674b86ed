export { spacesAndUsersIn } from "./batch-reads.ts";
export { endTimers, readTimersOf, timersOf } from "./ending-timers.ts";
export { isOver, timersIn, timersKey, timerView } from "./kept-timers.ts";
export { actorOf, daysLeft, offered, placesOf, sessionUserOf, specialIds } from "./session-user.ts";
export { BACKOFFICE, db, forgetActor, forgetSpace, loadActor, loadUserAndSpace } from "./spaces.service.ts";

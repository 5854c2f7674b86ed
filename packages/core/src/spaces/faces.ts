export { spacesAndUsersIn } from "./outside.ts";
export { actorOf, daysLeft, placesOf, sessionUserOf, specialIds } from "./session-user.ts";
export { BACKOFFICE, db, forgetActor, forgetSpace, loadActor, loadUserAndSpace } from "./spaces.service.ts";

export { awaitingDecision, awaits, noLongerAwaiting } from "./awaiting.ts";
export { spacesAndUsersIn } from "./batch-reads.ts";
export { getSpace, listSpaces, studentProofOf, studentProofView, verifySpace } from "./directory.ts";
export { mustFitOnDisk, readDiskUse, releaseDisk, releaseDiskOf, reserveDisk } from "./disk-use.ts";
export { showsPreview } from "./early-access.ts";
export { endTimers, readTimersOf, timersOf } from "./ending-timers.ts";
export { ExampleSpaceEntity, type ExampleSpaceItem } from "./example-space.entity.ts";
export type { StoredTimer } from "./kept-timers.ts";
export { isOver, timersIn, timersKey, timerView } from "./kept-timers.ts";
export {
  blockSpace,
  decideStudentProof,
  grantDays,
  openStudentProof,
  setEarlyAccess,
  unblockSpace,
} from "./management.service.ts";
export { daysLeft, lastsOn, modulesOf, ownedModulesOf, termsOf } from "./plan.ts";
export { endingSettled, endingSpaces, listEarlierEndings, type SpacesPage } from "./plan-ending.ts";
export { proofFormat } from "./proof-format.ts";
export { type Person, seatOf } from "./seats.ts";
export {
  actorOf,
  bookableTypes,
  DEFAULT_MONITORING_TEXT,
  draftKeysOf,
  sessionUserOf,
  sessionUserWith,
  specialIds,
} from "./session-user.ts";
export { type CountedSms, countSms, readSmsUse, uncountSms } from "./sms-use.ts";
export type { FormerPlan, SpaceItem } from "./space.entity.ts";
export { SpaceEntity } from "./space.entity.ts";
export {
  BACKOFFICE,
  db,
  forgetActor,
  forgetSpace,
  inExampleSpace,
  isClosed,
  isUsable,
  listAdministrators,
  loadActor,
  loadUserAndSpace,
  managersOf,
} from "./spaces.service.ts";
export { unsubscribeToken, unsubscribeTokenOf } from "./unsubscribe-token.ts";
export type { UserItem } from "./user.entity.ts";
export { UserEntity } from "./user.entity.ts";
export { type SpaceWithUsers, spacesWithUsers } from "./users-by-page.ts";

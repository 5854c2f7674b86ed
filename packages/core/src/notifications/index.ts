export { dispatchDueNotices } from "./dispatch-notices.ts";
export { list, ofPatient, read } from "./log.ts";
export { sendAgain } from "./resend.ts";
export { standing } from "./revalidate.ts";

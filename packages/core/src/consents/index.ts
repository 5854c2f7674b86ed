export { getDocument, getForm, listOfPatient, refuse, revoke, sign, verify } from "./consents.service.ts";
export { linkForMessage, recipientOf, writesToSendAgain, writesToSendLink } from "./link-messages.ts";
export { createLink, linkEnd, listLinks, revokeLink } from "./links.service.ts";
export { getCopy, readPage, refusePage, signPage } from "./page.service.ts";
export type { Person } from "./person.ts";
export { hasDecisions, listStates } from "./states.service.ts";
export { createText, getText, listTexts, publish, saveDraft, setActive, setRule } from "./texts.service.ts";

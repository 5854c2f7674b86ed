export { getDocument, getForm, listOfPatient, refuse, revoke, sign, verify } from "./consents.service.ts";
export { createLink, listLinks, revokeLink } from "./links.service.ts";
export { getCopy, readPage, refusePage, signPage } from "./page.service.ts";
export { listStates } from "./states.service.ts";
export { createText, getText, listTexts, publish, saveDraft, setActive } from "./texts.service.ts";

export { getDocument, getForm, listOfPatient, refuse, revoke, sign, verify } from "./consents.service.ts";
export { listStates } from "./states.service.ts";

export { answersBetween, getCourse } from "./course.service.ts";
export { listFollowed } from "./followed.service.ts";
export { createLink, getLink, revokeLink } from "./link.service.ts";
export { readPage, setReminders, writeEntry } from "./page.service.ts";
export { create, listOfPatient, update } from "./symptoms.service.ts";

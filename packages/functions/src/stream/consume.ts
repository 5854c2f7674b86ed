import { bumpCalendarToken } from "./bump-calendar-token.ts";
import { consumer } from "./consumer.ts";
import { deleteDocumentFile } from "./delete-document-file.ts";
import { deletePhotoFiles } from "./delete-photo-files.ts";
import { indexPatient } from "./index-patient.ts";
import { renamePatient } from "./rename-patient.ts";
import { sendMessages } from "./send-messages.ts";

/** The subscribers that somebody waits for: messages, search, calendars, files. */
export const handler = consumer([
  sendMessages,
  renamePatient,
  indexPatient,
  bumpCalendarToken,
  deletePhotoFiles,
  deleteDocumentFile,
]);

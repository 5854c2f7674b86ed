import type { ApiError } from "@meridian/ui/api/errors";
import { fieldMessage } from "@meridian/ui/i18n/error-message";
import type { TFunction } from "i18next";
import type { PatientChoice } from "../api/booking.ts";

const FIELDS = ["name", "mobile_number", "email"];

/** What a refusal says of a newcomer's fields, by name; empty where it says nothing of them. */
export const newcomerFaultsOf = ({ fields }: ApiError, say: TFunction<"errors">): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, code]) => {
      const field = path.replace(/^new_patient\./, "");
      return FIELDS.includes(field) ? [[field, fieldMessage(say, code)]] : [];
    }),
  );

/** Who may be the same person, as a refusal names them. */
export const candidatesOf = ({ details }: ApiError): PatientChoice[] =>
  Array.isArray(details.candidates) ? (details.candidates.slice(0, 4) as PatientChoice[]) : [];

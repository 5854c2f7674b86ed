import type { Patient } from "@meridian/core/contracts/patients/patients";

export type Obstacle = "none" | "noEmail" | "noMobile";
type Reach = Pick<Patient, "consents_email" | "consents_sms" | "email" | "mobile_e164" | "phone_e164">;

/** Portuguese mobile numbers, as the server sends to them. */
const MOBILE = /^\+3519[1236]\d{7}$/;

/** The reasons why the clinic's messages do not reach a patient. */
export function obstaclesOf(patient: Reach): Obstacle[] {
  const { consents_email, consents_sms, email } = patient;
  if (!consents_email && !consents_sms) return ["none"];
  const number = patient.mobile_e164 ?? patient.phone_e164 ?? "";
  return [
    ...(consents_email && email === "" ? (["noEmail"] as const) : []),
    ...(consents_sms && !MOBILE.test(number) ? (["noMobile"] as const) : []),
  ];
}

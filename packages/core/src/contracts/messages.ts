/**
 * English sentences for error codes, as the API's `message` carries them. The apps translate by code; the sentences
 * of the specification's error catalogue (section 8) stand here word for word.
 */
const MESSAGES: Readonly<Record<string, string>> = {
  "login.incorrect": "Email or password incorrect",
  "login.unconfirmed": "Email not confirmed",
  "login.wait": "Too many tries. Wait a moment and try again",
  throttled: "Too many tries in a row. Wait and try again",
  "totp.required": "Enter the code from your authenticator app",
  "totp.incorrect": "The code is not correct or no longer valid",
  "password.incorrect": "Password incorrect",
  "session.absent": "You are not signed in",
  "access.refused": "You may not do this",
  "origin.refused": "This request did not come from the app",
  "module.not_owned": "This needs a module that is not switched on for you",
  "plan.expired": "There is no active plan (or module) at the moment. All base functionalities are disabled",
  "plan.max_patients": "You reached the maximum number of patients under your plan subscription",
  "plan.max_users": "You reached the maximum number of users under your plan subscription",
  "plan.requirements": "You don't fit the requirements to buy this plan",
  "entity.unverified":
    "Your entity is not yet verified. Wait until you are verified to add supplements and chinese materia medica",
  "user.is_owner": "The owner of the space keeps role and access",
  "invitation.absent": "This invitation was used, taken back or is out of date",
  "invitation.email_taken":
    "There is an account with this e-mail already. Sign in, or ask to be invited with another",
  "space.not_an_entity": "This space is a clinic, not an external entity",
  "name.exists": "Name already exists",
  "symptom.monitored": "This symptom is already being monitored by you",
  "input.invalid": "Some fields need attention",
  "body.not_json": "The request's body must be JSON",
  "body.too_deep": "The request's body has too many fields or levels",
  "body.too_large": "The request's body is too large",
  "idempotency.key_reused": "This key was used for a different request",
  "patient.possible_duplicates": "Somebody like this is there already",
  "patient.archived": "This patient is deleted. Restore them first",
  "patient.merged": "This patient was merged into another",
  "patient.clinical_refused": "You may not write clinical content",
  "merge.same_patient": "Choose another patient",
  "merge.undone": "This merge was undone already",
  "merge.too_late": "A merge can be undone within 30 days",
  "merge.changed_since": "A field this merge filled was changed since. Undoing would lose that change",
  "record.too_large": "This holds more than one record has room for. Shorten it, or divide it",
  "section.too_large": "This part holds more than a visit has room for. Shorten what is named",
  "write.conflict": "Something changed at the same moment. Try again",
  "write.too_many": "This changes too much at once. Do it in smaller parts",
  "totp.setup_required": "Set up your second factor to go on",
  "points.gone": "One of these points is not there any more. Take it out to go on",
  "points.too_many": "One appointment cannot hold so many points",
  "catalogue.full": "You keep as many of these as possible. Delete one first",
  "charge.stale": "Somebody noted a payment, or the price changed. Look again",
  "charge.too_much": "This is more than is still to be paid",
  "receipt.too_many": "One appointment cannot have so many receipts",
  "establishment.too_many": "A clinic has at most 40 places",
  "office.too_many": "A clinic has at most 300 offices in all its places",
  "price.too_many": "A price list holds at most 200 prices",
  "charge.full": "One appointment cannot hold so many payments",
  "price.absent": "The price lists have no price for one of these",
  "payment.absent": "This payment is not there",
  "receipt.nothing_paid": "Nothing was paid yet",
  "receipt.exists": "There is a receipt of this already",
  "receipt.absent": "This receipt is not there",
  "refund.too_much": "This is more than is left of the payment",
  "message.not_failed": "Only a message that failed is sent again, and only once",
  "message.outdated": "What this message says is no longer so",
  "message.no_way": "This way of sending is off, or the patient does not agree to it",
  "appointment.clash": "This time is already taken",
  "appointment.transition": "The appointment cannot go from its present state to this one",
  "appointment.locked": "The appointment is signed, or has begun. It cannot be changed here",
  "appointment.not_open": "Open the appointment before writing in it",
  "appointment.other_day": "A patient can only be checked in on the day of the appointment",
  "appointment_type.too_many": "A clinic has at most 100 appointment types",
  "appointment.not_own": "Only the professional of this appointment may do this",
  "appointment.not_shared": "This clinic does not share records between professionals",
  "appointment.not_signed": "Only a finished appointment is amended",
  "amendment.unchanged": "Nothing is changed. Correct what is wrong before saving",
  "appointment.no_series": "This appointment is not part of a series",
  "series.too_long": "A series has at most 52 appointments",
  "waiting_entry.absent": "This entry is no longer on the waiting list",
  "range.too_wide": "Ask for fewer days, professionals or offices at once",
  "feed.absent": "There is no calendar at this address",
  "safety.reason_needed":
    "Something serious is known against this treatment. Give a reason to go on before finishing",
  "needles.differ": "The needles put in and taken out differ. Count again before finishing",
  "professional.unavailable": "This person cannot be booked",
  internal: "Error! Try again later",
};

const BY_ENDING: readonly (readonly [string, string])[] = [
  [".absent", "Not found"],
  [".stale", "Someone else changed this first. Nothing was overwritten"],
];

/** The sentence for a code; a general one for codes without their own. */
export function messageFor(code: string): string {
  return (
    MESSAGES[code] ?? BY_ENDING.find(([ending]) => code.endsWith(ending))?.[1] ?? "This could not be done"
  );
}

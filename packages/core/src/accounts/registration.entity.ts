import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import type { Registration } from "../contracts/accounts/accounts.ts";
import { table } from "../db/table.ts";

/** The registration form. The password is stored in the user pool only. */
export type RegistrationForm = WithoutPassword<Registration> & {
  /** The numbers of the versions that were accepted. */
  terms_version?: string;
  privacy_version?: string;
};
/** Distributes over the union, so that each kind of registration keeps its fields. */
type WithoutPassword<Form> = Form extends unknown ? Omit<Form, "password"> : never;

/**
 * A registration whose address nobody has confirmed yet. Space and user are written when the address is proven, so that
 * whoever types a stranger's address leaves nothing behind. Gone after a week, and a day after it was confirmed.
 *
 * | access pattern                     | index   | key                                      |
 * |------------------------------------|---------|------------------------------------------|
 * | the registration behind an account | primary | hash of the e-mail, the account's name   |
 */
export const RegistrationEntity = new Entity({
  model: { entity: "registration", version: "1", service: "meridian" },
  attributes: {
    email_hash: { type: "string", required: true },
    /** The user pool's id of the account. */
    subject: { type: "string", required: true },
    user_id: { type: "string", required: true },
    space_id: { type: "string", required: true },
    form: { type: CustomAttributeType<RegistrationForm>("any"), required: true },
    proof_key: { type: "string" },
    /** Hash of the request. Repeating that request is not another registration. */
    request_hash: { type: "string" },
    /** Hash of the code that confirmed it, because its link may be opened twice. */
    confirmed_with: { type: "string" },
    created_at: { type: "string", required: true },
    /** Epoch seconds: the table's time to live. */
    expires_at: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["email_hash"] },
      sk: { field: table.sortKey, composite: ["subject"] },
    },
  },
});
export type RegistrationItem = Omit<EntityItem<typeof RegistrationEntity>, "form"> & {
  form: RegistrationForm;
};

import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { MODULES, type Role } from "../../packages/core/src/contracts/kernel/access.ts";
import type { Absence, WorkingStretch } from "../../packages/core/src/contracts/scheduling/working-time.ts";
import { transact } from "../../packages/core/src/db/transact.ts";
import { nowIso } from "../../packages/core/src/platform/clock.ts";
import { env } from "../../packages/core/src/platform/env.ts";
import { newId } from "../../packages/core/src/platform/ids.ts";
import * as Spaces from "../../packages/core/src/spaces/index.ts";
import * as Subscription from "../../packages/core/src/subscription/index.ts";

export type Account = { email: string; password: string };
export type DemoUser = Account & { id: string; spaceId: string };

/** What somebody signs in with. */
export const account = ({ email, password }: DemoUser): Account => ({ email, password });

const PASSWORD = "demo-password-1";
const client = new CognitoIdentityProviderClient({});

type Profile = {
  id?: string;
  spaceId: string;
  role: Role;
  name: string;
  email: string;
  owner?: boolean;
  practises?: boolean;
  color?: string;
  specialities?: string[];
  permissions?: boolean;
  student_number?: string;
  working_hours?: WorkingStretch[];
  time_off?: Absence[];
};

/** A confirmed user who can sign in. */
export async function addUser(profile: Profile): Promise<DemoUser> {
  const { spaceId, email, permissions = false, id = newId("user"), ...rest } = profile;
  const referralCode = id.slice(-8);
  await Spaces.db.entities.user
    .put({
      practises: profile.role === "professional" || profile.role === "student",
      ...rest,
      id,
      space_id: spaceId,
      email,
      modules: [...MODULES],
      patients_permission: permissions,
      appointment_permission: permissions,
      calendar_permission: permissions,
      referral_code: referralCode,
      created_at: nowIso(),
      updated_at: nowIso(),
    })
    .go();
  await transact({ writes: [Subscription.referralWrite(referralCode, { userId: id, spaceId })] });
  const UserPoolId = env("USER_POOL_ID");
  const attributes = {
    email,
    email_verified: "true",
    "custom:space_id": spaceId,
    "custom:user_id": id,
    locale: "en",
  };
  await client.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username: email,
      MessageAction: "SUPPRESS",
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    }),
  );
  await client.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password: PASSWORD, Permanent: true }),
  );
  return { id, spaceId, email, password: PASSWORD };
}

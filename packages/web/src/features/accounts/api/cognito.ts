import { appConfig } from "@meridian/ui/api/config";
import { Amplify } from "aws-amplify";
import { confirmResetPassword, confirmSignUp, resendSignUpCode, resetPassword } from "aws-amplify/auth";

/** Points the library at the user pool named in `/config.json`. */
async function configure() {
  const { userPoolId, userPoolClientId, identityEndpoint } = await appConfig();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(identityEndpoint && { userPoolEndpoint: identityEndpoint }),
      },
    },
  });
}

export async function confirm(email: string, code: string) {
  await configure();
  await confirmSignUp({ username: email, confirmationCode: code });
}

export async function resend(email: string) {
  await configure();
  await resendSignUpCode({ username: email });
}

export async function requestReset(email: string) {
  await configure();
  await resetPassword({ username: email });
}

export async function reset(email: string, code: string, password: string) {
  await configure();
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
}

import * as Accounts from "@meridian/core/accounts";
import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { AppError } from "@meridian/core/platform/errors";
import { handle, type SessionPort } from "../../http/handle.ts";
import { verifySession } from "../../http/session.ts";

export const acceptInvitation = /* @__PURE__ */ handle(
  accountsRoutes,
  "acceptInvitation",
  ({ params, body }) => Accounts.acceptInvitation(params.token, body),
);

export const admin = /* @__PURE__ */ handle(accountsRoutes, "admin", async ({ body, session }) => {
  const { user, tokens } = await Accounts.loginToBackoffice(body);
  session.start(tokens);
  return { status: 200 as const, user };
});

export const confirmEmail = /* @__PURE__ */ handle(accountsRoutes, "confirmEmail", ({ body }) =>
  Accounts.confirmEmail(body),
);

export const confirmTotp = /* @__PURE__ */ handle(accountsRoutes, "confirmTotp", ({ body, session }) =>
  Accounts.confirmTotp(session.tokens, body.totp),
);

export const listAlerts = /* @__PURE__ */ handle(accountsRoutes, "listAlerts", () => Accounts.listAlerts());

export const hideAlerts = /* @__PURE__ */ handle(accountsRoutes, "hideAlerts", ({ body }) =>
  Accounts.hideAlerts(body.ids),
);

export const invite = /* @__PURE__ */ handle(accountsRoutes, "invite", ({ body }) => Accounts.invite(body));

export const listInvitations = /* @__PURE__ */ handle(accountsRoutes, "listInvitations", ({ query }) =>
  Accounts.listInvitations(query),
);

export const listMembers = /* @__PURE__ */ handle(accountsRoutes, "listMembers", () =>
  Accounts.listMembers(),
);

export const login = /* @__PURE__ */ handle(accountsRoutes, "login", async ({ body, session }) => {
  const { user, tokens, alerts } = await Accounts.login(body);
  session.start(tokens);
  return { status: 200 as const, user, alerts };
});

export const logout = /* @__PURE__ */ handle(accountsRoutes, "logout", async ({ session }) => {
  await Accounts.logout(session.tokens.refresh);
  session.end();
  return { status: 200 as const };
});

export const readInvitation = /* @__PURE__ */ handle(accountsRoutes, "readInvitation", ({ params }) =>
  Accounts.readInvitation(params.token),
);

export const refreshUser = /* @__PURE__ */ handle(accountsRoutes, "refreshUser", async ({ session }) => {
  try {
    return { status: 200 as const, user: await userOf(session) };
  } catch (error) {
    // Cookies of an ended session are deleted.
    if (error instanceof AppError && error.kind === "unauthenticated") session.end();
    throw error;
  }
});

/** The session's user. If the session has expired, its refresh token renews it. */
async function userOf(session: SessionPort) {
  const claims = await verifySession(session.tokens.session).catch((error) => {
    if (error instanceof AppError && session.tokens.refresh) return undefined;
    throw error;
  });
  if (claims) return Accounts.currentUser(claims);
  const { user, tokens } = await Accounts.renewSession(session.tokens);
  session.start(tokens);
  return user;
}

export const register = /* @__PURE__ */ handle(accountsRoutes, "register", ({ body }) =>
  Accounts.register(body),
);

export const requestReset = /* @__PURE__ */ handle(accountsRoutes, "requestReset", ({ body }) =>
  Accounts.requestPasswordReset(body),
);

export const requireTotp = /* @__PURE__ */ handle(accountsRoutes, "requireTotp", ({ body }) =>
  Accounts.requireTotp(body),
);

export const resendCode = /* @__PURE__ */ handle(accountsRoutes, "resendCode", ({ body }) =>
  Accounts.resendConfirmationCode(body),
);

export const resetPassword = /* @__PURE__ */ handle(accountsRoutes, "resetPassword", ({ body }) =>
  Accounts.resetPassword(body),
);

export const revokeInvitation = /* @__PURE__ */ handle(accountsRoutes, "revokeInvitation", ({ params }) =>
  Accounts.revokeInvitation(params.invitation),
);

export const startTotp = /* @__PURE__ */ handle(accountsRoutes, "startTotp", async ({ body, session }) => {
  const { session: fresh, ...begun } = await Accounts.startTotp(session.tokens, body);
  session.start(fresh);
  return begun;
});

export const stopTotp = /* @__PURE__ */ handle(accountsRoutes, "stopTotp", async ({ body, session }) => {
  const { session: fresh, ...stopped } = await Accounts.stopTotp(session.tokens, body);
  session.start(fresh);
  return stopped;
});

export const updateMember = /* @__PURE__ */ handle(accountsRoutes, "updateMember", ({ params, body }) =>
  Accounts.updateMember(params.user, body),
);

export const updateSelf = /* @__PURE__ */ handle(accountsRoutes, "updateSelf", ({ body }) =>
  Accounts.updateSelf(body),
);

export const acceptTexts = /* @__PURE__ */ handle(accountsRoutes, "acceptTexts", ({ body }) =>
  Accounts.acceptTexts(body),
);

export const listAcceptances = /* @__PURE__ */ handle(accountsRoutes, "listAcceptances", () =>
  Accounts.listAcceptances(),
);

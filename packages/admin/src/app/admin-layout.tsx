import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { call } from "@meridian/ui/api/client";
import { NewReleaseSlot } from "@meridian/ui/release/new-release-slot";
import { keepPreference } from "@meridian/ui/session/preferences";
import { useSession } from "@meridian/ui/session/session";
import { leaveSignedOut } from "@meridian/ui/session/sign-out";
import { AppShell } from "@meridian/ui/shell/app-shell";
import { LanguageMenu, UserMenu } from "@meridian/ui/shell/menus";
import { railFor } from "@meridian/ui/shell/navigation";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { navigation } from "./screens.ts";

async function signOut() {
  await call(accountsRoutes.logout).catch(() => undefined);
  leaveSignedOut("/admin");
}

/** The back office's frame. */
export function AdminLayout() {
  const user = useSession();
  const { t } = useTranslation("admin");
  const chooseLanguage = (language: Language) =>
    void keepPreference({ language }, { stays: true }).catch(() => undefined);
  return (
    <AppShell
      rail={railFor(user, navigation)}
      home="/dashboard"
      spaceName={t("name")}
      notice={<NewReleaseSlot base="/admin" />}
      menus={
        <>
          <LanguageMenu onChoose={chooseLanguage} />
          <UserMenu onLanguage={chooseLanguage} onSignOut={() => void signOut()} />
        </>
      }
    >
      <Outlet />
      <ScrollRestoration />
    </AppShell>
  );
}

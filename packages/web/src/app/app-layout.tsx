import { can } from "@meridian/core/contracts/kernel/access";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { currentExample } from "@meridian/ui/api/example-mode";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadInside } from "@meridian/ui/loading/load";
import { NewReleaseSlot } from "@meridian/ui/release/new-release-slot";
import { keepPreference } from "@meridian/ui/session/preferences";
import { allows, useSession } from "@meridian/ui/session/session";
import { AppShell } from "@meridian/ui/shell/app-shell";
import { ClosingBanner, ComingTexts, PlanBanner } from "@meridian/ui/shell/banners";
import { LanguageMenu, UserMenu } from "@meridian/ui/shell/menus";
import { railFor } from "@meridian/ui/shell/navigation";
import { useSearch } from "@meridian/ui/shell/search";
import { Tag } from "@meridian/ui/states/states";
import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation, useNavigate } from "react-router-dom";
import { addressOfText } from "../features/accounts/model/legal-text-address.ts";
import { signOut } from "../features/accounts/sign-out.ts";
import { useLogo } from "../features/clinic/api/logos.ts";
import { AnnouncementBar } from "../features/layout/announcement-bar.tsx";
import { WhenFilesWait } from "../features/layout/pending-uploads-gate.tsx";
import { rememberPage } from "../features/support/model/sent-from.ts";
import { redirectFor } from "./guards.ts";
import { patientSearch } from "./patient-search.ts";
import { navigation, screens } from "./screens.ts";

const TimersSlot = lazy(async () => {
  const slot = await loadInside(() => import("../features/timers/components/timers-slot.tsx"));
  return { default: slot.TimersSlot };
});

const HelpSlot = lazy(async () => {
  const [slot] = await loadInside(() =>
    Promise.all([import("../features/support/components/help-button.tsx"), loadNamespaces(["help"])]),
  );
  return { default: slot.HelpButton };
});

const TourSlot = lazy(async () => {
  const [slot] = await loadInside(() =>
    Promise.all([import("../features/tour/components/tour-slot.tsx"), loadNamespaces(["tour"])]),
  );
  return { default: slot.TourSlot };
});

const WaitingPhotos = lazy(async () => {
  const [part] = await loadInside(() =>
    Promise.all([import("../features/visit/photos/pending-photos-banner.tsx"), loadNamespaces(["photos"])]),
  );
  return part;
});

const WaitingDocuments = lazy(async () => {
  const [part] = await loadInside(() =>
    Promise.all([
      import("../features/documents/components/pending-documents-banner.tsx"),
      loadNamespaces(["documents"]),
    ]),
  );
  return part;
});

const has = (name: string) => screens.some((screen) => screen.name === name);

type Screens = typeof screens;

/** The search over patients, the screens that are open to the user and what they do. */
function useAppSearch(open: Screens) {
  const user = useSession();
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  return useSearch({
    ...(can(user, "patients.read") && patientSearch && { findPatients: patientSearch(navigate) }),
    screens: open.flatMap(({ nav, path }) =>
      nav ? [{ id: path, label: t(`nav.${nav.label}`), run: () => void navigate(`/${path}`) }] : [],
    ),
    actions: open.flatMap(({ command, path, commandPath = path, who, commandWho = who }) =>
      command && allows(user, commandWho ?? {})
        ? [{ id: `do-${path}`, label: t(`commands.${command}`), run: () => void navigate(`/${commandPath}`) }]
        : [],
    ),
  });
}

/** What is said above every screen. */
function Banners({ open }: { open: Screens }) {
  const user = useSession();
  const { pathname } = useLocation();
  return (
    <>
      {(user.tour_step !== null || currentExample() !== undefined) && (
        <Suspense>
          <TourSlot />
        </Suspense>
      )}
      <ClosingBanner
        closesAt={user.space?.closes_at}
        {...(can(user, "clinic.manage") && { seeAt: "/settings/closing" })}
      />
      <PlanBanner
        userId={user.id}
        plan={user.space?.subscription_plan}
        mayManage={can(user, "clinic.manage")}
        stillWorks={open.some(({ path, withoutPlan }) => withoutPlan && pathname === `/${path}`)}
        {...(has("subscription") && can(user, "clinic.manage") && { renewAt: "/subscription" })}
      />
      <ComingTexts userId={user.id} texts={user.texts.coming} readAt={addressOfText} />
      <AnnouncementBar />
      {can(user, "patients.read") && (
        <WhenFilesWait>
          <Suspense>
            {can(user, "clinical.write") && <WaitingPhotos />}
            <WaitingDocuments />
          </Suspense>
        </WhenFilesWait>
      )}
    </>
  );
}

/** The clinic app's frame around every screen behind the session. */
export function AppLayout() {
  const user = useSession();
  const { t, i18n } = useTranslation("shell");
  // The offline page reads it.
  useEffect(() => localStorage.setItem("meridian-language", i18n.language), [i18n.language]);
  const { pathname } = useLocation();
  useEffect(() => rememberPage(pathname), [pathname]);
  const logo = useLogo(can(user, "appointments.read") ? user.space?.logo_url : null);
  const open = screens.filter(
    (screen) => (screen.frame ?? "app") === "app" && redirectFor(user, screen) === undefined,
  );
  const rail = railFor(user, navigation, ({ to }) => open.some(({ path }) => `/${path}` === to));
  const search = useAppSearch(open);
  const chooseLanguage = (language: Language) =>
    void keepPreference({ language }, { stays: true }).catch(() => undefined);
  return (
    <AppShell
      rail={rail}
      home="/home"
      spaceName={user.space?.space_name ?? ""}
      mark={currentExample() && <Tag tone="blue">{t("example")}</Tag>}
      logoUrl={logo ?? null}
      tint={user.platform_color}
      onSearch={search.show}
      searchLabel={t(can(user, "patients.read") ? "search.open" : "search.openScreens")}
      slots={{
        timers: can(user, "clinical.write") && (
          <Suspense>
            <TimersSlot />
          </Suspense>
        ),
        help: (
          <Suspense>
            <HelpSlot
              pathname={pathname}
              supportAt={open.some(({ name }) => name === "support") ? "/support" : undefined}
              tourAt={open.some(({ name }) => name === "tour") ? "/tour" : undefined}
            />
          </Suspense>
        ),
      }}
      menus={
        <>
          <LanguageMenu onChoose={chooseLanguage} />
          <UserMenu
            onLanguage={chooseLanguage}
            onSignOut={() => void signOut()}
            {...(has("settings") && { settings: "/settings" })}
            {...(can(user, "appointments.read") && { welcome: "/welcome" })}
          />
        </>
      }
      notice={<NewReleaseSlot />}
      banners={<Banners open={open} />}
    >
      <Outlet />
      {search.dialog}
      <ScrollRestoration />
    </AppShell>
  );
}

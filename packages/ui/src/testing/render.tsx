import { MantineContext, useMantineContext } from "@mantine/core";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { TIMER_DEFAULTS } from "@meridian/core/contracts/timers/timer-kinds";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { loadNamespaces, setLanguage } from "../i18n/i18n.ts";
import type { Namespace } from "../i18n/resources.ts";
import type { SessionUser } from "../session/session.ts";
import { UiProvider } from "../theme/provider.tsx";

/** A signed-in manager of a demo clinic, with what a test changes. */
export function demoUser(change: Partial<SessionUser> = {}): SessionUser {
  return {
    id: "usr_01K0DEM0000000000000000000",
    name: "Demo Manager One",
    email: "manager@demo.example",
    color: "#5b7f95",
    platform_color: "#1f7a6b",
    news_mails: true,
    language: "en",
    role: "manager",
    owner: true,
    practises: true,
    modules: ["mtc", "osteo", "fito", "others"],
    specialities: [],
    timers: [],
    timer_settings: TIMER_DEFAULTS,
    calendar_min: 8,
    calendar_max: 20,
    show_saturday: true,
    show_sunday: false,
    patients_permission: true,
    appointment_permission: true,
    calendar_permission: true,
    monitoring_permission: true,
    monitoring_email_body: "",
    license_number: "",
    student_number: null,
    totp_enabled: false,
    totp_required: false,
    texts: { asked: [], coming: [] },
    release_notes_seen: "2026-01-01",
    welcome_waits: false,
    tutorial_open: false,
    early_access: false,
    admin_levels: [],
    first_time: false,
    tour_step: null,
    draft_key: btoa("0123456789abcdef0123456789abcdef"),
    draft_key_id: "key-1",
    other_draft_keys: [],
    version: 1,
    space: {
      id: "spc_01K0DEM0000000000000000000",
      space_name: "Demo Clinic",
      logo_url: null,
      subscription_plan: { code: "pro", days_left: 300, pricing_plans: [] },
      notify_sms: false,
      notify_email: true,
      app_duration_interval: 15,
      auto_drug_import: true,
      modules: ["mtc", "osteo", "fito", "others"],
      specialities: [],
      establishments: [],
      appointment_types: [],
      pricing: { treatments: [], tests: [] },
      external_entity: null,
      google_logged: false,
      time_zone: "Europe/Lisbon",
      shares_clinical_records: true,
      requires_totp: false,
      osteopathy: null,
      ryodoraku: { corridor: 15, mode: "absolute", split: 20, ratio_low: 0.8, ratio_high: 1.2 },
      max_patients: null,
      version: 1,
    },
    ...change,
  };
}

type RenderOptions = { path?: string; route?: string; language?: Language; namespaces?: Namespace[] };

/** Renders a component as the apps do: theme, texts, cache and a router that knows one address. */
export async function renderUi(
  element: ReactNode,
  { path = "/", route = "*", language = "en", namespaces = [] }: RenderOptions = {},
) {
  await setLanguage(language);
  await loadNamespaces(["ui", "shell", "errors", ...namespaces]);
  const { framed, router, client } = inFrame(element, { path, route });
  return { ...render(framed), router, client };
}

/** A component in what the apps put around every screen, for what draws it itself. */
export function inFrame(
  element: ReactNode,
  { path = "/", route = "*" }: Pick<RenderOptions, "path" | "route"> = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: route, element }], { initialEntries: [path] });
  const framed = (
    <UiProvider>
      <Unmeasured>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Unmeasured>
    </UiProvider>
  );
  return { framed, router, client };
}

/** Nothing has a size here: a menu would take what opened it for scrolled out of sight, and hide with it. */
function Unmeasured({ children }: { children: ReactNode }) {
  const context = useMantineContext();
  return <MantineContext.Provider value={{ ...context, env: "test" }}>{children}</MantineContext.Provider>;
}

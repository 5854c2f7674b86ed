import { screenRoute } from "@meridian/ui/app/screens";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadPart } from "@meridian/ui/loading/load";
import { NotFoundPage } from "@meridian/ui/loading/not-found-page";
import { RouteError } from "@meridian/ui/loading/route-error";
import type { RouteObject } from "react-router-dom";
import { guard } from "./guards.ts";
import { screens } from "./screens.ts";

const framed = screens.filter(({ frame = "app" }) => frame === "app");
const unframed = screens.filter(({ frame = "app" }) => frame !== "app");
const home = "/dashboard";

/** The map of addresses below `/admin`. */
export const routes: RouteObject[] = [
  {
    errorElement: <RouteError home={home} />,
    hydrateFallbackElement: <div />,
    children: [
      ...unframed.map((screen) => screenRoute(screen, guard)),
      {
        lazy: async () => {
          const load = () => Promise.all([import("./admin-layout.tsx"), loadNamespaces(["shell", "admin"])]);
          const [layout] = await loadPart(load);
          return { Component: layout.AdminLayout };
        },
        children: [
          {
            errorElement: <RouteError home={home} />,
            children: framed.map((screen) => screenRoute(screen, guard)),
          },
        ],
      },
      { path: "not-found", element: <NotFoundPage home={home} /> },
      { path: "*", element: <NotFoundPage home={home} /> },
    ],
  },
];

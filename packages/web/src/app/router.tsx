import { screenRoute } from "@meridian/ui/app/screens";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadPart } from "@meridian/ui/loading/load";
import { NotFoundPage } from "@meridian/ui/loading/not-found-page";
import { RouteError } from "@meridian/ui/loading/route-error";
import { type RouteObject, redirect } from "react-router-dom";
import { guard, whoever } from "./guards.ts";
import { screens } from "./screens.ts";

const framed = screens.filter(({ frame = "app" }) => frame === "app");
const unframed = screens.filter(({ frame = "app" }) => frame !== "app");

/** The whole map of addresses. */
export const routes: RouteObject[] = [
  {
    errorElement: <RouteError />,
    hydrateFallbackElement: <div />,
    children: [
      { index: true, loader: () => redirect("/home") },
      ...unframed.map((screen) => screenRoute(screen, guard)),
      {
        lazy: async () => {
          const [layout] = await loadPart(() =>
            Promise.all([import("./frame.tsx"), loadNamespaces(["shell"])]),
          );
          return { Component: layout.Frame };
        },
        children: [
          {
            errorElement: <RouteError />,
            children: [
              ...framed.map((screen) => screenRoute(screen, guard)),
              { path: "not-found", loader: whoever, element: <NotFoundPage /> },
              { path: "*", loader: whoever, element: <NotFoundPage /> },
            ],
          },
        ],
      },
    ],
  },
];

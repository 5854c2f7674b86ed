import { lazy, Suspense } from "react";
import { loadInside } from "./load.ts";

const NotFound = lazy(async () => {
  const { NotFound } = await loadInside(() => import("../states/not-found.tsx"));
  return { default: NotFound };
});

/** The not-found page. Its code is loaded when it is shown. */
export const NotFoundPage = ({ home = "/" }: { home?: string }) => (
  <Suspense>
    <NotFound home={home} />
  </Suspense>
);

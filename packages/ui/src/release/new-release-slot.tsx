import { lazy, Suspense } from "react";
import { loadNamespaces } from "../i18n/i18n.ts";
import { loadInside } from "../loading/load.ts";

const Notice = lazy(async () => {
  const [part] = await loadInside(() =>
    Promise.all([import("./new-release-notice.tsx"), loadNamespaces(["release"])]),
  );
  return { default: part.NewReleaseNotice };
});

/** The notice of a new release, for an app's frame. Its code is loaded after the frame. */
export const NewReleaseSlot = ({ base }: { base?: string }) => (
  <Suspense>
    <Notice {...(base !== undefined && { base })} />
  </Suspense>
);

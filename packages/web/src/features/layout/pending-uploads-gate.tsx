import { hasPendingFiles, onFileStored } from "@meridian/ui/drafts/pending-files";
import { type ReactNode, useEffect, useState } from "react";

/** Milliseconds, where the browser cannot say that it has nothing else to do. */
const LATER = 3000;

/** What is there only while files wait on this device: looked for once the first screen is done, or when one is kept. */
export function WhenFilesWait({ children }: { children: ReactNode }) {
  const [wait, setWait] = useState(false);
  useEffect(() => {
    if (wait) return;
    const look = () => void hasPendingFiles().then((any) => any && setWait(true));
    const stop = onFileStored(() => setWait(true));
    const idle = "requestIdleCallback" in window;
    const asked = idle ? requestIdleCallback(look) : window.setTimeout(look, LATER);
    return () => {
      stop();
      if (idle) cancelIdleCallback(asked);
      else window.clearTimeout(asked);
    };
  }, [wait]);
  return wait ? children : null;
}

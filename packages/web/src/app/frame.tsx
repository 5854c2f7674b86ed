import { useMaybeSession } from "@meridian/ui/session/session";
import { useRef } from "react";
import { Outlet } from "react-router-dom";
import { AppLayout } from "./app-layout.tsx";

/**
 * The app's frame for signed-in users, the bare page for others; both can show the not-found page. Once shown, the
 * frame stays while a screen is being left after the session ended.
 */
export function Frame() {
  const user = useMaybeSession();
  const framed = useRef(false);
  if (user) framed.current = true;
  return framed.current ? <AppLayout /> : <Outlet />;
}

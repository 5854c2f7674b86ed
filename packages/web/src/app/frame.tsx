import { useMaybeSession } from "@meridian/ui/session/session";
import { useRef } from "react";
import { Outlet } from "react-router-dom";
import { AppLayout } from "./app-layout.tsx";

/**
 * The app's frame for whoever is signed in, the bare page for whoever is not: an address that leads nowhere is said to
 * both. Once there it stays, for a screen that is being left after the session ended.
 */
export function Frame() {
  const user = useMaybeSession();
  const framed = useRef(false);
  if (user) framed.current = true;
  return framed.current ? <AppLayout /> : <Outlet />;
}

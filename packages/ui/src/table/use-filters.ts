import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { useLocation, useNavigation, useSearchParams } from "react-router-dom";

/** Pause in typing before the search runs, milliseconds. */
const SETTLED = 250;

/**
 * Keeps a list's search and filters in the URL, so that going back shows the same list. `typed` is the text in the
 * search field, `search` the one that is requested after a pause.
 */
export function useFilters() {
  const [address, setAddress] = useSearchParams();
  const search = address.get("q") ?? "";
  const [typed, setTyped] = useState(search);
  const change = (name: string, value: string) =>
    setAddress(
      (before) => {
        if (value === "") before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  // Writing the address while another screen is loading would bring the list back in its place.
  const settle = useDebouncedCallback((value: string) => isLeaving || change("q", value.trim()), SETTLED);
  const type = (value: string) => {
    setTyped(value);
    settle(value);
  };
  return { address, change, typed, type, search };
}

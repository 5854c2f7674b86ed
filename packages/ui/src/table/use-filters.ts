import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";

/** How long a search stays the same before it is asked, milliseconds. */
const SETTLED = 250;

/**
 * What a list is searched and filtered by stands in the address, so that coming back finds the same list: `typed` is
 * what stands in the search field, `search` what is asked for once it has settled.
 */
export function useNarrowing() {
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
  const settle = useDebouncedCallback((value: string) => change("q", value.trim()), SETTLED);
  const type = (value: string) => {
    setTyped(value);
    settle(value);
  };
  return { address, change, typed, type, search };
}

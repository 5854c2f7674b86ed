import { type ComponentType, createElement, type ReactNode, useState } from "react";
import { trackRequest } from "../api/in-flight.ts";
import { loadInside } from "./load.ts";

/** Code that is loaded when somebody is about to use it. */
export type OnDemand<Props> = {
  /** Begins to load, or answers with what was loaded. */
  load: () => Promise<ComponentType<Props>>;
  /** For the button that leads to it: pointing at it, or reaching it with the keyboard, begins to load. */
  hints: { onPointerEnter: () => void; onFocus: () => void };
};

/** Loads a component once. What waits for it shows the line of running requests. */
export function onDemand<Props>(find: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const load = () => {
    if (!loading) {
      const done = trackRequest();
      loading = loadInside(find).finally(done);
    }
    return loading;
  };
  const begin = () => void load();
  return { load, hints: { onPointerEnter: begin, onFocus: begin } };
}

/**
 * A part that appears when it is asked for and its code is there. `ask` may be called more than once; `draw` draws nothing
 * before.
 */
export function useOnDemand<Props extends object>(part: OnDemand<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const ask = () => void part.load().then((loaded) => setPart(() => loaded));
  const draw = (props: Props): ReactNode => Part && createElement(Part, props);
  return { ask, isThere: Part !== undefined, draw };
}

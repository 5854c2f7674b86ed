import { type PointerEvent, useEffect, useRef, useState } from "react";

/**
 * Carries an item of a list up and down by its handle, with mouse, pen or finger. The others make way at once; the
 * page's own listeners follow the pointer, because a moved element loses it.
 */
export function useDragging(move: (id: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [id, setId] = useState<string>();
  const mover = useRef(move);
  mover.current = move;
  useEffect(() => {
    if (id === undefined) return;
    const follow = (event: globalThis.PointerEvent) => {
      const items = [...(list.current?.children ?? [])] as HTMLElement[];
      const from = items.findIndex((item) => item.dataset.id === id);
      const to = placeAt(items, event.clientY);
      if (from >= 0 && to !== from) mover.current(id, to);
    };
    const end = () => setId(undefined);
    window.addEventListener("pointermove", follow);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    return () => {
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    };
  }, [id]);
  return {
    list,
    id,
    start: (item: string, event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      setId(item);
    },
  };
}

/** The item whose box the pointer is in; above the first is the first, below the last the last. */
function placeAt(items: readonly HTMLElement[], y: number): number {
  const place = items.findIndex((item) => y < item.getBoundingClientRect().bottom);
  return place === -1 ? items.length - 1 : place;
}

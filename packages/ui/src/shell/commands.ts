import { useEffect, useRef, useSyncExternalStore } from "react";
import type shortcuts from "../locales/en/shortcuts.ts";

/** A key with Alt (Control on a Mac, where Option types characters), or with Ctrl or ⌘ where `main` says so. */
export type Keys = { code: string; shift?: boolean; main?: boolean };

/** An action of the open page, offered in the search field and by its keys. */
export type Command = { id: string; label: string; keys?: Keys; run: () => void };

/** A key that a part of the page handles itself, for the list of shortcuts. `does` names its text in `shortcuts`. */
export type ShownKey = { keys: string } & ({ label: string } | { does: keyof (typeof shortcuts)["does"] });

/** What the mounted components of the open page registered. */
function registry<Item>() {
  let registered: readonly (readonly Item[])[] = [];
  const listeners = new Set<() => void>();
  const set = (next: typeof registered) => {
    registered = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    /** Returns a function that takes them back. */
    add: (items: readonly Item[]) => {
      set([...registered, items]);
      return () => set(registered.filter((one) => one !== items));
    },
    use: (): readonly Item[] => useSyncExternalStore(subscribe, () => registered).flat(),
  };
}

const pageCommands = registry<Command>();
const shownKeys = registry<ShownKey>();

/** All actions of the open page. */
export const usePageCommands = pageCommands.use;

/** The keys of the open page: of its actions, and those that its parts handle themselves. Each is there once. */
export function usePageKeys(): readonly ShownKey[] {
  const commands = pageCommands.use();
  const shown = shownKeys.use();
  const all = [
    ...commands.flatMap(({ label, keys }) => (keys ? [{ keys: keysText(keys), label }] : [])),
    ...shown,
  ];
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

/** Lists keys that the calling component handles itself, while it is mounted. */
export function useShownKeys(keys: readonly ShownKey[]) {
  const words = JSON.stringify(keys);
  // biome-ignore lint/correctness/useExhaustiveDependencies: listed anew when what is said of them changes
  useEffect(() => (keys.length > 0 ? shownKeys.add(keys) : undefined), [words]);
}

/** Whether the keyboard is an Apple one. */
export const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Compared by key position, because the character typed with Alt differs between keyboards. */
export function isPressed(
  { code, shift = false, main = false }: Keys,
  event: Pick<KeyboardEvent, "code" | "shiftKey" | "metaKey" | "ctrlKey" | "altKey" | "getModifierState">,
): boolean {
  if (event.code !== code || event.shiftKey !== shift || event.getModifierState("AltGraph")) return false;
  const control = main ? isMac() === event.metaKey && isMac() !== event.ctrlKey : isMac() === event.ctrlKey;
  return control && event.altKey === (!main && !isMac()) && (main || !event.metaKey);
}

/** As they are read: `Alt 2`, `Alt ⇧ 3`, `Ctrl ↵`. */
export function keysText({ code, shift, main }: Keys): string {
  const first = main ? (isMac() ? "⌘" : "Ctrl") : isMac() ? "⌃" : "Alt";
  const last = code === "Enter" ? "↵" : code.replace(/^(Digit|Key)/, "");
  return [first, ...(shift ? ["⇧"] : []), last].join(" ");
}

/** For `aria-keyshortcuts`. */
export function ariaKeys({ code, shift, main }: Keys): string {
  const first = main ? (isMac() ? "Meta" : "Control") : isMac() ? "Control" : "Alt";
  return [first, ...(shift ? ["Shift"] : []), code.replace(/^(Digit|Key)/, "")].join("+");
}

/** Offers actions while the calling component is mounted. Their keys do nothing in a dialog. */
export function useCommands(commands: readonly Command[]) {
  const now = useRef(commands);
  now.current = commands;
  const words = JSON.stringify(commands.map(({ id, label, keys }) => [id, label, keys]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: offered anew when what is said of them changes
  useEffect(() => {
    const offered = now.current.map(({ id, ...command }) => ({
      ...command,
      id,
      run: () => now.current.find((one) => one.id === id)?.run(),
    }));
    const takeBack = pageCommands.add(offered);
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]")) return;
      // The latest rendered actions: what a key does may have changed since.
      const meant = now.current.find(({ keys }) => keys && isPressed(keys, event));
      if (!meant) return;
      event.preventDefault();
      meant.run();
    };
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("keydown", onKey);
      takeBack();
    };
  }, [words]);
}

import type { Keys } from "@meridian/ui/shell/commands";

export const TOUR_KEYS: Readonly<Record<"next" | "back" | "end", Keys>> = {
  next: { code: "KeyN", shift: true },
  back: { code: "KeyB", shift: true },
  end: { code: "KeyE", shift: true },
};

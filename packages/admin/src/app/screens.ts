import { collectScreens, navTargets } from "@meridian/ui/app/screens";

/** Every screen of the back office: each area under `routes/` declares its own in `screens.ts`. Paths start below `/admin`. */
export const screens = collectScreens(
  import.meta.glob("./routes/*/screens.ts", { eager: true, import: "screens" }),
);

/** The rail's entries, each declared by the screen it leads to. */
export const navigation = navTargets(screens);

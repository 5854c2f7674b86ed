import { type CSSVariablesResolver, createTheme } from "@mantine/core";
import type { KeyboardEvent } from "react";
import { amber, blue, dark, gray, green, jade, red } from "./colors.ts";

const FONT =
  '"Inter Variable", "Noto Serif SC Subset", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif, "Noto Serif SC"';

/** One shadow, for what floats. */
const FLOAT = "0 8px 24px rgb(28 36 33 / 12%), 0 1px 2px rgb(28 36 33 / 8%)";

const field = { size: "sm", inputWrapperOrder: ["label", "input", "description", "error"] } as const;

/** Opens the tab that Home and End lead to, as Mantine does for the arrows; for these keys it only moves the focus. */
function openFirstOrLast({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key !== "Home" && key !== "End") return;
  const list = currentTarget.closest('[role="tablist"]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  tabs.at(key === "Home" ? 0 : -1)?.click();
}

/** The one theme of the clinic's app and the back office. Tokens for hand-written CSS are in `tokens.css`. */
export const meridianTheme = createTheme({
  primaryColor: "jade",
  primaryShade: 7,
  colors: { jade, gray, dark, red, amber, yellow: amber, blue, green },
  white: "#ffffff",
  black: "#1c2421",
  defaultRadius: "md",
  radius: { xs: "4px", sm: "6px", md: "8px", lg: "8px", xl: "999px" },
  spacing: { xs: "4px", sm: "8px", md: "16px", lg: "24px", xl: "32px" },
  fontFamily: FONT,
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  fontSizes: { xs: "0.75rem", sm: "0.875rem", md: "1rem", lg: "1.25rem", xl: "1.625rem" },
  lineHeights: { xs: "1.4", sm: "1.45", md: "1.5", lg: "1.35", xl: "1.25" },
  headings: {
    fontFamily: FONT,
    fontWeight: "650",
    sizes: {
      h1: { fontSize: "1.25rem", lineHeight: "1.3" },
      h2: { fontSize: "1rem", lineHeight: "1.4" },
      h3: { fontSize: "0.875rem", lineHeight: "1.4" },
      h4: { fontSize: "0.875rem", lineHeight: "1.4" },
    },
  },
  shadows: { xs: FLOAT, sm: FLOAT, md: FLOAT, lg: FLOAT, xl: FLOAT },
  cursorType: "pointer",
  focusRing: "auto",
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: "sm" } },
    CloseButton: { defaultProps: { iconSize: 16 } },
    TextInput: { defaultProps: field },
    PasswordInput: { defaultProps: field },
    Textarea: { defaultProps: field },
    // Its arrow says nothing that the field's role does not.
    NativeSelect: { defaultProps: { ...field, rightSectionProps: { "aria-hidden": true } } },
    Select: { defaultProps: field },
    Modal: { defaultProps: { transitionProps: { duration: 120 }, centered: true } },
    Drawer: { defaultProps: { transitionProps: { duration: 140 } } },
    // Without the placeholder the first item takes the focus: a menu may hold nothing but items.
    Menu: {
      defaultProps: { transitionProps: { duration: 100 }, shadow: "md", withInitialFocusPlaceholder: false },
    },
    Popover: { defaultProps: { transitionProps: { duration: 100 }, shadow: "md" } },
    TabsTab: { defaultProps: { onKeyDown: openFirstOrLast } },
    Tooltip: { defaultProps: { transitionProps: { duration: 100 }, openDelay: 300 } },
  },
});

/** Points Mantine's own variables at the tokens of `tokens.css`, so that both schemes have one source. */
export const meridianVariables: CSSVariablesResolver = () => {
  const shared = {
    "--mantine-color-body": "var(--paper)",
    "--mantine-color-text": "var(--ink)",
    "--mantine-color-dimmed": "var(--ink-3)",
    "--mantine-color-placeholder": "var(--ink-3)",
    "--mantine-color-error": "var(--red)",
    "--mantine-color-anchor": "var(--accent)",
    "--mantine-color-default": "var(--card)",
    "--mantine-color-default-hover": "var(--hover)",
    "--mantine-color-default-color": "var(--ink)",
    "--mantine-color-default-border": "var(--line-soft)",
    "--mantine-primary-color-light": "var(--accent-bg)",
    "--mantine-primary-color-light-hover": "var(--accent-line)",
    "--mantine-primary-color-light-color": "var(--accent)",
    "--mantine-color-jade-light": "var(--accent-bg)",
    "--mantine-color-jade-light-hover": "var(--accent-line)",
    "--mantine-color-jade-light-color": "var(--accent)",
    "--mantine-color-jade-text": "var(--accent)",
    "--mantine-color-red-light": "var(--red-bg)",
    "--mantine-color-red-light-hover": "var(--red-bg)",
    "--mantine-color-red-light-color": "var(--red)",
    // What a menu's item of that colour is written in.
    "--mantine-color-red-6": "var(--red)",
    "--mantine-color-red-text": "var(--red)",
    "--mantine-color-amber-light": "var(--amber-bg)",
    "--mantine-color-amber-light-color": "var(--amber)",
    "--mantine-color-amber-text": "var(--amber)",
    "--mantine-color-blue-light": "var(--blue-bg)",
    "--mantine-color-blue-light-color": "var(--blue)",
    "--mantine-color-blue-text": "var(--blue)",
    "--mantine-color-green-light": "var(--green-bg)",
    "--mantine-color-green-light-color": "var(--green)",
    "--mantine-color-green-text": "var(--green)",
    "--mantine-color-gray-light": "var(--sunken)",
    "--mantine-color-gray-light-color": "var(--ink-2)",
  };
  return { variables: {}, light: shared, dark: shared };
};

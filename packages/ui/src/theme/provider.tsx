import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import "./base.css";
import { meridianTheme, meridianVariables } from "./theme.ts";

/** Theme, colour scheme (light, dark or the system's) and base styles. Goes around everything, once. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={meridianTheme} cssVariablesResolver={meridianVariables} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}

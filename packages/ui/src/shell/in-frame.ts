import { createContext } from "react";

/** Whether the rail and the top bar stand around: the page's `main` is there then. */
export const InFrame = createContext(false);

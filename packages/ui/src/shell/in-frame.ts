import { createContext } from "react";

/** Whether the component is inside the app's frame, which has the page's `main`. */
export const InFrame = createContext(false);

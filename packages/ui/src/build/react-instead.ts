/** What a library brings for old versions of React. React itself has it, and the library's answer is React's where it does. */
export const reactInstead = { "use-sync-external-store/shim": "react" };

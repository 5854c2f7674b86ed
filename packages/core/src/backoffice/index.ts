export { overview } from "./overview.service.ts";

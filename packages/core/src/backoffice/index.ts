export { listSpaceAcceptances } from "./acceptances.service.ts";
export { overview } from "./overview.service.ts";

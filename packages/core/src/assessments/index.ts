export { image, uploadImage } from "./images.service.ts";
export { publish } from "./publishing.service.ts";
export {
  createResponseType,
  removeResponseType,
  responseTypes,
  updateResponseType,
} from "./response-types.service.ts";
export { scoreCompletedTests, versions } from "./taking.service.ts";
export { ResponseTypeEntity, TestDraftEntity, TestHeadEntity, TestVersionEntity } from "./test.entity.ts";
export { archive, create, get, list, removeTest, restore, save, share } from "./tests.service.ts";

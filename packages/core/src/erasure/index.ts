export { eraseDue } from "./due.service.ts";
export { eraseItems, eraseReceipt, partitionsOf } from "./erase.service.ts";
export { getErasure, requestErasure, requestErasureOfExpired, withdrawErasure } from "./requests.service.ts";

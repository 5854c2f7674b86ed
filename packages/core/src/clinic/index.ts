export {
  createAppointmentType,
  createEstablishment,
  get,
  removeEstablishment,
  updateAppointmentType,
  updateEstablishment,
} from "./clinic.service.ts";
export { keyOf as pictureFile, logoKey } from "./logo-files.ts";
export { logo, setLogo, uploadLogo } from "./logos.service.ts";
export { settings, updateSettings } from "./settings.service.ts";

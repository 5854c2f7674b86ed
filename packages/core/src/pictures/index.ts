export { forPaper, PictureRefused, writtenAnew } from "./pictures.ts";

import * as Photos from "@meridian/core/photos";
import type { ItemChange } from "./rename-patient.ts";

/** A photo that never arrived, or was removed long enough ago, ended by its time to live: its files go too. */
export const endPhotos = ({ before, after }: ItemChange): Promise<void> => Photos.forgetFiles(before, after);

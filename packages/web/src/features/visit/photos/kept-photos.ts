import type { SectionKey } from "@meridian/core/contracts/visits/sections";
import type { UploadFacts } from "@meridian/ui/uploads/stored-uploads";

/** What a photo that is not sent yet is stored with on this device. */
export type KeptPhoto = UploadFacts & {
  appointment: string;
  patient: string;
  /** When the appointment began; not known of what an older version of the product stored. */
  start?: string;
  section: SectionKey | null;
  /** The server's name for it, once it has given one. */
  photo: string | undefined;
};

import { logoKey } from "../clinic/index.ts";
import type { Appointment } from "../contracts/scheduling/appointments.ts";
import type { DocumentHead } from "../pdf/index.ts";
import { actor } from "../platform/context.ts";
import { wholeFile } from "../platform/files.ts";

const placeOf = ({ office }: Appointment) =>
  actor().space.establishments.find(({ offices }) => offices.some(({ id }) => id === office));

/** The prescription letterhead of the appointment's establishment. */
export async function letterheadOf(appointment: Appointment): Promise<DocumentHead["letterhead"]> {
  const place = placeOf(appointment);
  const url = place?.prescription_logo_url;
  return {
    height: place?.letterhead_height ?? 0,
    logo: (url && (await wholeFile(logoKey(url, actor().spaceId)))) || undefined,
    name: place?.name ?? "",
    lines: [place?.address ?? "", place?.phone ?? ""],
  };
}

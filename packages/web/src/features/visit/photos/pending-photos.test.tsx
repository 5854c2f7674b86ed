import { registerLocales } from "@meridian/ui/i18n/i18n";
import { renderUi } from "@meridian/ui/testing/render";
import { expect, it } from "vitest";
import { PendingPhotos } from "./pending-photos.tsx";
import type { PendingPhoto } from "./upload-queue.ts";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const photo = (kept: PendingPhoto["kept"], at: number): PendingPhoto => ({
  id: `photo-${at}`,
  appointment: "apt_1",
  patient: "pat_1",
  section: "tongue",
  name: `${at}.jpg`,
  state: "failed",
  progress: 0,
  type: "image/jpeg",
  modified: 0,
  creation: `${at}`,
  photo: undefined,
  kept,
});

it.each([
  [[true, true], "2 photos are waiting to be sent. They stay on this device until they have arrived."],
  [[true, undefined], "2 photos are being saved on this device. Keep this page open."],
  [[undefined, false], "2 photos are not sent yet. Keep this page open."],
])("describes the storage of photos kept %j correctly", async (kept, words) => {
  const { container } = await renderUi(<PendingPhotos photos={kept.map(photo)} />, {
    namespaces: ["photos"],
  });
  expect(container.querySelector("[role=status]")?.textContent).toBe(words);
});

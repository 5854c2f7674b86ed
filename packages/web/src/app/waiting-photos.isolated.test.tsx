import { storePendingFile } from "@meridian/ui/drafts/pending-files";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { renderUi } from "@meridian/ui/testing/render";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { WhenFilesWait } from "../features/layout/pending-uploads-gate.tsx";
import { me } from "../features/scheduling/testing/demo-clinic.ts";
import PendingPhotosBanner from "../features/visit/photos/pending-photos-banner.tsx";

registerLocales(import.meta.glob("../locales/{en,pt}/*.ts"));
vi.mock("@meridian/ui/api/put-file", () => ({ putFile: async () => undefined }));
vi.mock("../features/visit/photos/prepare.ts", () => ({
  detectPhotoType: async () => "image/jpeg",
  prepare: async () => ({
    content_type: "image/jpeg",
    taken_at: "2026-11-21T10:00:00.000Z",
    width: 4,
    height: 3,
    thumbnail: new Blob(["small"]),
    view: undefined,
  }),
}));

it("shows on every other screen that a photo is waiting, with a link to its visit, until it is sent", async () => {
  URL.createObjectURL = () => "blob:preview";
  URL.revokeObjectURL = () => undefined;
  let down = true;
  answerApi(async (input) => {
    if (down) throw new TypeError("no connection");
    const link = { url: "https://files.example/put", headers: {} };
    return String(input).endsWith("/complete")
      ? Response.json({ id: "pho_1" })
      : Response.json(
          { photo: "pho_1", uploads: { original: link, thumbnail: link, view: null } },
          { status: 201 },
        );
  });
  await storeSession(me);
  const { router } = await renderUi(
    <WhenFilesWait>
      <PendingPhotosBanner />
    </WhenFilesWait>,
    { namespaces: ["photos"] },
  );
  expect(screen.queryByRole("link")).toBeNull();
  const facts = {
    id: "one",
    appointment: "apt_7",
    patient: "pat_7",
    start: "2026-11-21T09:00:00.000Z",
    section: null,
    name: "one.jpg",
    type: "image/jpeg",
    modified: 1,
    creation: "one",
  };
  await act(() => storePendingFile("photo/apt_7/one", facts, new Blob(["a picture"])));
  const link = await screen.findByRole("link", { name: "Open appointment" });
  expect(link.getAttribute("href")).toBe("/patient/pat_7/appointment/apt_7");
  expect(screen.getByText(/^1 photo is waiting to be sent/)).toBeTruthy();
  const others = () => screen.queryByText("From another patient.");
  expect(others()).toBeNull();
  await act(() => router.navigate("/patient/pat_8?tab=history"));
  expect(others()).toBeTruthy();
  await act(() => router.navigate("/patient/pat_7"));
  expect(others()).toBeNull();
  down = false;
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(screen.queryByRole("link")).toBeNull());
});

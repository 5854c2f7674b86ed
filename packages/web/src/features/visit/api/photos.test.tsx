import type { Photo } from "@meridian/core/contracts/photos/photos";
import { answerApi } from "@meridian/ui/testing/api";
import { renderUi } from "@meridian/ui/testing/render";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { usePhotoChanges, usePhotos } from "./photos.ts";

const photo = { id: "pho_1", appointment: "apt_1", taken_at: "2026-11-21T10:00:00.000Z" } as Photo;

let added: (photo: Photo) => void = () => undefined;
function Shown() {
  const { data = [] } = usePhotos("apt_1");
  added = usePhotoChanges({ id: "apt_1", patient: "pat_1" }).added;
  return <p>{data.length} photos</p>;
}

it("shows a photo that was added while the list was being fetched", async () => {
  const reads: ((items: Photo[]) => void)[] = [];
  answerApi(
    (_, init) =>
      new Promise((resolve, reject) => {
        reads.push((items) => resolve(Response.json({ items, next: null })));
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      }),
  );
  await renderUi(<Shown />);
  await waitFor(() => expect(reads).toHaveLength(1));
  act(() => added(photo));
  reads[0]?.([]);
  await waitFor(() => expect(reads).toHaveLength(2));
  reads[1]?.([photo]);
  expect(await screen.findByText("1 photos")).toBeTruthy();
});

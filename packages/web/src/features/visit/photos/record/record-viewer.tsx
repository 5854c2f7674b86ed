import type { VisitPhoto } from "@meridian/core/contracts/photos/photos";
import { Viewer } from "@meridian/ui/pictures/viewer";
import { openPhoto } from "../../api/photos.ts";
import { usePictures } from "../use-pictures.ts";
import { RecordPhotoDetails } from "./record-photo-details.tsx";

type RecordViewerProps = {
  patient: string;
  photos: readonly VisitPhoto[];
  at: string;
  onAt: (id: string) => void;
  onClose: () => void;
};

/** A patient's photos in full, with the visit they belong to. */
export default function RecordViewer({ patient, photos, ...viewer }: RecordViewerProps) {
  const pictures = usePictures(photos);
  const find = (id: string) => photos.find((photo) => photo.id === id);
  const load = async (id: string) => {
    const photo = find(id);
    if (!photo) throw new Error("the photo is not in the list");
    return openPhoto(photo);
  };
  return (
    <Viewer {...viewer} pictures={pictures} load={load}>
      {({ id }) => {
        const photo = find(id);
        return photo && <RecordPhotoDetails key={id} photo={photo} patient={patient} editable />;
      }}
    </Viewer>
  );
}

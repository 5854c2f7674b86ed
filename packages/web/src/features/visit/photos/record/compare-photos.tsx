import type { VisitPhoto } from "@meridian/core/contracts/photos/photos";
import { Compare } from "@meridian/ui/pictures/compare";
import { openPhoto } from "../../api/photos.ts";
import { usePictures } from "../use-pictures.ts";
import { RecordPhotoDetails } from "./record-photo-details.tsx";

type ComparePhotosProps = { patient: string; photos: readonly VisitPhoto[]; onClose: () => void };

/** Two photos of a patient compared. */
export default function ComparePhotos({ patient, photos, onClose }: ComparePhotosProps) {
  const [left, right] = usePictures(photos);
  const find = (id: string) => photos.find((photo) => photo.id === id);
  const load = async (id: string) => {
    const photo = find(id);
    if (!photo) throw new Error("the photo is not compared");
    return openPhoto(photo);
  };
  if (!left || !right) return null;
  return (
    <Compare pictures={[left, right]} load={load} onClose={onClose}>
      {({ id }) => {
        const photo = find(id);
        return photo && <RecordPhotoDetails photo={photo} patient={patient} />;
      }}
    </Compare>
  );
}

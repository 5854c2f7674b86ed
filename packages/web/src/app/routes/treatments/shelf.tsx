import { WithCategory } from "../../../features/treatments/components/category.tsx";
import { Shelf } from "../../../features/treatments/components/preset-shelf.tsx";

/** The pre-made treatments of a category, or of a custom treatment. */
export default function PresetScreen() {
  return <WithCategory>{(of) => <Shelf key={of.category} {...of} />}</WithCategory>;
}

import { WithCategory } from "../../../features/treatments/components/category.tsx";
import { PresetList } from "../../../features/treatments/components/preset-list.tsx";

/** The pre-made treatments of a category, or of a custom treatment. */
export default function PresetScreen() {
  return <WithCategory>{(of) => <PresetList key={of.category} {...of} />}</WithCategory>;
}

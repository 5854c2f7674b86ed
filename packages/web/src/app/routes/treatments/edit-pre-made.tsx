import "@meridian/ui/fonts/noto-serif-sc.css";
import {
  kindOf,
  type PlannedPoint,
  type PreMadeContent,
  type PreMadeKind,
} from "@meridian/core/contracts/treatments/pre-made";
import type { SectionKey } from "@meridian/core/contracts/visits/sections";
import { Skeleton } from "@meridian/ui/states/states";
import { type ComponentType, Suspense } from "react";
import { PlannedPoints } from "../../../features/acupuncture/components/planned-points.tsx";
import { type Category, WithCategory } from "../../../features/treatments/components/category.tsx";
import { EditPreMade } from "../../../features/treatments/components/edit-pre-made.tsx";
import type { ContentEditor } from "../../../features/treatments/components/pre-made-form.tsx";
import { PresetEditor } from "../../../features/treatments/components/preset-editor.tsx";
import { SECTION_MODULES } from "../../../features/visit/frame/registry.tsx";
import type { EditProps } from "../../../features/visit/frame/section-props.ts";

/** The appointment's section in whose editor a kind is made beforehand. */
const SECTIONS: Readonly<Partial<Record<PreMadeKind, SectionKey>>> = {
  formulas: "formulas",
  substances: "substances",
  supplements: "supplements",
  osteopathy: "osteopathic_treatment",
  other: "other_treatments",
} as Readonly<Partial<Record<PreMadeKind, SectionKey>>>;

function editorOf({ category, name }: Category): ContentEditor {
  const kind = kindOf(category);
  const section = SECTIONS[kind];
  if (section) {
    const Edit = SECTION_MODULES[section].Edit as unknown as ComponentType<EditProps<PreMadeContent>>;
    return (props) => (
      <Suspense fallback={<Skeleton lines={4} />}>
        <Edit section={section} {...props} />
      </Suspense>
    );
  }
  if (kind === "custom") return (props) => <PresetEditor treatment={{ id: category, name }} {...props} />;
  return ({ value, onChange, onRemoved }) => (
    <PlannedPoints
      auricular={kind === "auricular"}
      points={value.items as PlannedPoint[]}
      onChange={(change) => onChange((now) => ({ items: change(now.items as PlannedPoint[]) }))}
      onRemoved={(restore) => onRemoved((now) => ({ items: restore(now.items as PlannedPoint[]) }))}
    />
  );
}

/** Makes or changes a pre-made treatment, in the editor an appointment uses. */
export default function EditPreMadeScreen() {
  return (
    <WithCategory>{(of) => <EditPreMade key={of.category} {...of} editor={editorOf(of)} />}</WithCategory>
  );
}

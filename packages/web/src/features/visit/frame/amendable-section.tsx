import { Button } from "@mantine/core";
import { CHECKED_SECTIONS } from "@meridian/core/clinical/safety/safety-input";
import type {
  AmendmentView,
  SectionData,
  SectionKey,
  SectionView,
} from "@meridian/core/contracts/visits/sections";
import { deepEqual } from "@meridian/ui/drafts/deep-equal";
import { toast } from "@meridian/ui/feedback/toasts";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useSaveSection } from "../api/visit.ts";
import { hasContent, sectionValue, theirsOf, versionOf } from "../model/sections.ts";
import { AmendForm, useAmendmentDraft } from "./amend-form.tsx";
import { AmendmentNote } from "./amendment-note.tsx";
import { SECTION_MODULES } from "./registry.tsx";
import classes from "./section.module.css";
import { SectionFrame } from "./section-frame.tsx";
import { useVisitContext } from "./visit-context.tsx";

/** Sections that the safety check reads: amending them runs the same check as signing. */
const SAFETY_SECTIONS: ReadonlySet<SectionKey> = new Set(CHECKED_SECTIONS);

/** A section of a signed appointment, its amendments, and the form to amend it. */
export function AmendableSection<K extends SectionKey>({ section }: { section: K }) {
  const { t } = useTranslation("visit");
  const { visit, content, mayAmend } = useVisitContext();
  const text = useAmendmentDraft<SectionData<K>>(section, mayAmend, deepEqual);
  const value = sectionValue(section, content, visit.appointment.price);
  const { View, Read = View } = SECTION_MODULES[section];
  const amendments = content.amendments.filter((one) => one.section === section);
  return (
    <SectionFrame
      section={section}
      action={
        mayAmend &&
        !text.editing && (
          <Button variant="subtle" size="compact-sm" onClick={text.begin}>
            {t("amend.action")}
          </Button>
        )
      }
    >
      {text.editing ? (
        <AmendSection key={text.found?.at} section={section} text={text} value={value} />
      ) : hasContent(section, value) || section === "price" ? (
        <Read value={value} />
      ) : (
        <p className={classes.nothing}>{t("nothing")}</p>
      )}
      {amendments.map((amendment) => (
        <Amendment key={amendment.id} section={section} amendment={amendment} />
      ))}
    </SectionFrame>
  );
}

function Amendment<K extends SectionKey>({ section, amendment }: { section: K; amendment: AmendmentView }) {
  const { View } = SECTION_MODULES[section];
  const { old_value, new_value } = amendment;
  return (
    <AmendmentNote
      amendment={amendment}
      before={old_value === null ? null : <View value={theirsOf(section, { data: old_value })} />}
      after={<View value={theirsOf(section, { data: new_value })} />}
    />
  );
}

type AmendSectionProps<K extends SectionKey> = {
  section: K;
  text: ReturnType<typeof useAmendmentDraft<SectionData<K>>>;
  value: SectionData<K>;
};

function AmendSection<K extends SectionKey>({ section, text, value }: AmendSectionProps<K>) {
  const { t } = useTranslation("visit");
  const { visit, content } = useVisitContext();
  const save = useSaveSection(visit.appointment);
  const { Edit, View } = SECTION_MODULES[section];
  const checked = useCallback(
    (data: SectionData<K>) => (SAFETY_SECTIONS.has(section) ? { sections: { [section]: data } } : undefined),
    [section],
  );
  return (
    <AmendForm<SectionData<K>>
      part={section}
      draft={text}
      current={{ value, version: versionOf(section, content) }}
      save={(data, version, amend) => save({ section, version, data, amend })}
      edit={(data, onChange) => (
        <Edit
          section={section}
          value={data}
          onChange={onChange}
          onRemoved={(restore) =>
            toast(t("removed"), { action: { label: t("undo"), run: () => onChange(restore) } })
          }
        />
      )}
      view={(data) => <View value={data} />}
      safetyContentOf={checked}
      conflictOf={(current) => {
        const { section: of, version } = (current ?? {}) as Partial<SectionView>;
        return of === section && version ? { value: theirsOf(section, current), version } : undefined;
      }}
    />
  );
}

import { Button } from "@mantine/core";
import type { AmendmentView, SectionData, SectionKey } from "@meridian/core/contracts/sections";
import { TextField } from "@meridian/ui/forms/fields";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { Notice } from "@meridian/ui/states/states";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSaveSection } from "../api/visit.ts";
import { holds, sectionValue, theirsOf, versionOf } from "../model/sections.ts";
import { SPECS } from "./registry.tsx";
import { SectionFrame } from "./section-frame.tsx";
import classes from "./visit.module.css";
import { useVisitContext } from "./visit-context.tsx";

/** A section of a signed appointment: what it says, what it said before, and a way to amend it. */
export function Amending<K extends SectionKey>({ section }: { section: K }) {
  const { t } = useTranslation("visit");
  const { visit, content, mayAmend } = useVisitContext();
  const [editing, setEditing] = useState(false);
  const value = sectionValue(section, content, visit.appointment.price);
  const { View, Read = View } = SPECS[section];
  const amendments = content.amendments.filter((one) => one.section === section);
  return (
    <SectionFrame
      section={section}
      action={
        mayAmend &&
        !editing && (
          <Button variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
            {t("amend.action")}
          </Button>
        )
      }
    >
      {editing ? (
        <AmendForm
          section={section}
          value={value}
          version={versionOf(section, content)}
          onDone={() => setEditing(false)}
        />
      ) : holds(section, value) || section === "price" ? (
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
  const { t } = useTranslation("visit");
  const { View } = SPECS[section];
  return (
    <details className={classes.amendment}>
      <summary>
        {t("amend.by", { name: amendment.amended_by.name, at: formatDateTime(amendment.amended_at) })}
        <span>{amendment.reason}</span>
      </summary>
      <div className={classes.sides}>
        <div>
          <h3>{t("amend.before")}</h3>
          {amendment.old_value === null ? (
            <p className={classes.nothing}>{t("nothing")}</p>
          ) : (
            <View value={theirsOf(section, { data: amendment.old_value })} />
          )}
        </div>
        <div>
          <h3>{t("amend.after")}</h3>
          <View value={theirsOf(section, { data: amendment.new_value })} />
        </div>
      </div>
    </details>
  );
}

type AmendFormProps<K extends SectionKey> = {
  section: K;
  value: SectionData<K>;
  version: number;
  onDone: () => void;
};

/** Nothing is saved before it is said why. */
function AmendForm<K extends SectionKey>({ section, value, version, onDone }: AmendFormProps<K>) {
  const { t } = useTranslation("visit");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { visit } = useVisitContext();
  const save = useSaveSection(visit.appointment);
  const [draft, setDraft] = useState(value);
  const [reason, setReason] = useState("");
  const [state, setState] = useState<{ busy?: boolean; tried?: boolean; error?: unknown }>({});
  const { Edit } = SPECS[section];
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === "") return setState({ tried: true });
    setState({ busy: true });
    try {
      await save({ section, version, data: draft, amend: { reason } });
      onDone();
    } catch (error) {
      setState({ error });
    }
  };
  return (
    <form className={classes.amendForm} noValidate onSubmit={send}>
      <Edit section={section} value={draft} onChange={setDraft} onRemoved={() => undefined} />
      <TextField
        label={t("amend.reason")}
        help={t("amend.help")}
        required
        value={reason}
        onChange={setReason}
        error={state.tried && reason.trim() === "" ? say("required") : undefined}
      />
      {state.error !== undefined && (
        <Notice tone="red" live>
          {errorMessage(say, state.error)}
        </Notice>
      )}
      <div className={classes.row}>
        <Button variant="default" onClick={onDone}>
          {act("action.cancel")}
        </Button>
        <Button type="submit" loading={state.busy ?? false}>
          {t("amend.save")}
        </Button>
      </div>
    </form>
  );
}

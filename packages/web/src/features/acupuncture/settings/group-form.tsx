import type { AcupunctureGroup } from "@meridian/core/contracts/acupuncture/acupuncture";
import { CheckboxField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { SearchPick } from "@meridian/ui/forms/search-pick";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import classes from "@meridian/ui/own-entries/entries.module.css";
import { EntryForm } from "@meridian/ui/own-entries/entry-form";
import { useSaving } from "@meridian/ui/own-entries/use-saving";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useOwnEntries } from "../api/own-entries.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { type GroupValues, groupValues, moved } from "../model/own-entries.ts";
import { codeOf, labelOf } from "../model/point-entries.ts";

type GroupFormProps = {
  values: GroupValues;
  /** The group to change; undefined creates one. */
  based: AcupunctureGroup | undefined;
  catalogue: Catalogue;
  onDone: () => void;
};

/** The form of the user's group: its name, its points in order, and whether it is shared. */
export function GroupForm({ values, based, catalogue, onDone }: GroupFormProps) {
  const { t } = useTranslation("points");
  const { makeGroup, editGroup } = useOwnEntries();
  const { theirs, submit } = useSaving({
    based,
    make: makeGroup,
    edit: editGroup,
    onDone,
    saved: t("saved"),
  });
  const form = useZodForm<GroupValues>({
    initial: values,
    rules: ({ name }): Record<string, string> => (name.trim() ? {} : { name: "required" }),
    submit,
    // A copy begins with the copied values and ignores an unsent draft.
    ...((based || !values.name) && {
      draft: `acupuncture-group ${based?.id ?? (values.auricular ? "new ear" : "new body")}`,
    }),
  });
  const name = form.field("name", t("group.name"));
  const points = form.field("points", t("group.points"));
  const show = ({ name: called, points: ids }: GroupValues) => (
    <p>
      <strong>{called}</strong>{" "}
      {ids.map((id) => labelOf(catalogue.point(id) ?? { id, name: id })).join(" · ")}
    </p>
  );
  return (
    <div className={classes.form}>
      <EntryForm
        form={form}
        label={based?.name ?? t("group.new")}
        theirs={theirs && groupValues(theirs)}
        show={show}
        onDone={onDone}
      >
        <TextField {...name} required autoFocus maxLength={80} />
        <Members
          {...points}
          catalogue={catalogue}
          auricular={values.auricular}
          onChange={(ids) => points.onChange(ids)}
        />
        <CheckboxField {...form.field("shared", t("shareLabel"))} help={t("shareHelp")} />
      </EntryForm>
    </div>
  );
}

type MembersProps = {
  id: string;
  label: string;
  value: string[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
  catalogue: Catalogue;
  auricular: boolean;
};

/** The points of a group, added by search and moved by arrows. */
function Members({ id, label, value, error, onChange, catalogue, auricular }: MembersProps) {
  const { t } = useTranslation("points");
  const { t: act } = useTranslation("ui");
  const now = useRef({ value, onChange });
  now.current = { value, onChange };
  const remove = (member: string, at: number) => {
    onChange(value.filter((other) => other !== member));
    return () => {
      const { value: current, onChange: change } = now.current;
      if (!current.includes(member)) change([...current.slice(0, at), member, ...current.slice(at)]);
    };
  };
  return (
    <div>
      <SearchPick
        id={id}
        label={label}
        error={error}
        placeholder={t(auricular ? "find.ear" : "find.body")}
        pause={0}
        least={1}
        find={async (text) =>
          catalogue.find(text, { auricular, language: currentLanguage(), limit: 8 }).map((point) => ({
            id: point.id,
            label: (
              <span>
                <b>{codeOf(point)}</b> {point.pinyin || point.name} <span lang="zh">{point.zh}</span>
              </span>
            ),
            note: point.info.slice(0, 48),
            run: () => onChange(value.includes(point.id) ? value : [...value, point.id]),
          }))
        }
        nothing={t("find.nothing")}
        failed={act("state.errorTitle")}
      />
      {value.length === 0 ? (
        <p className={classes.quiet}>{t("group.empty")}</p>
      ) : (
        <ol className={classes.members}>
          {value.map((member) => (
            <Member
              key={member}
              member={member}
              value={value}
              catalogue={catalogue}
              onChange={onChange}
              onRemove={() => remove(member, value.indexOf(member))}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

type MemberProps = Pick<MembersProps, "value" | "catalogue" | "onChange"> & {
  /** The point's id. */
  member: string;
  /** Removes it from the group, and returns the undo. */
  onRemove: () => () => void;
};

function Member({ member, value, catalogue, onChange, onRemove }: MemberProps) {
  const { t } = useTranslation("points");
  const at = value.indexOf(member);
  const point = catalogue.point(member);
  const label = labelOf(point ?? { id: member, name: t("gone") });
  return (
    <li>
      <span>
        <b>{label}</b> {point?.user_id ? "" : point?.pinyin || point?.name}
      </span>
      <button
        type="button"
        aria-label={t("up", { point: label })}
        disabled={at === 0}
        onClick={() => onChange(moved(value, member, -1))}
      >
        <IconArrowUp size={16} stroke={1.5} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={t("down", { point: label })}
        disabled={at === value.length - 1}
        onClick={() => onChange(moved(value, member, 1))}
      >
        <IconArrowDown size={16} stroke={1.5} aria-hidden />
      </button>
      <RemoveButton label={t("leaveOut", { point: label })} name={label} onRemove={onRemove} />
    </li>
  );
}

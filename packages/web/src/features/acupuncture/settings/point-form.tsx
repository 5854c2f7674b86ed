import type { AcupuncturePoint } from "@meridian/core/contracts/acupuncture/acupuncture";
import { CheckboxField, SelectField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { FormRow } from "@meridian/ui/forms/form-view";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import classes from "@meridian/ui/own-entries/entries.module.css";
import { EntryForm } from "@meridian/ui/own-entries/entry-form";
import { useSaving } from "@meridian/ui/own-entries/use-saving";
import { useSession } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { useOwnEntries } from "../api/own-entries.ts";
import type { Catalogue } from "../model/catalogue.ts";
import {
  channelChoices,
  ofKind,
  onChannel,
  type PointValues,
  pointValues,
  sidesOfChannel,
} from "../model/own-entries.ts";

type PointFormProps = {
  values: PointValues;
  /** The point to change; undefined creates one. */
  based: AcupuncturePoint | undefined;
  catalogue: Catalogue;
  onDone: () => void;
};

/** The form of the user's point: channel, side, indications, and whether it is shared. */
export function PointForm({ values, based, catalogue, onDone }: PointFormProps) {
  const { t } = useTranslation("points");
  const { makePoint, editPoint } = useOwnEntries();
  const { theirs, submit } = useSaving({
    based,
    make: makePoint,
    edit: editPoint,
    onDone,
    saved: t("saved"),
  });
  const form = useZodForm<PointValues>({
    initial: values,
    rules: ({ name }): Record<string, string> => (name.trim() ? {} : { name: "required" }),
    submit,
    draft: `acupuncture-point ${based?.id ?? "new"}`,
  });
  const show = (point: PointValues) => (
    <p>
      <strong>{point.name}</strong>{" "}
      {[point.channel, point.info, point.indications].filter(Boolean).join(" · ")}
    </p>
  );
  return (
    <div className={classes.form}>
      <EntryForm
        form={form}
        label={based?.name ?? t("point.new")}
        theirs={theirs && pointValues(theirs)}
        show={show}
        onDone={onDone}
      >
        <TextField {...form.field("name", t("point.name"))} required autoFocus maxLength={80} />
        <Placing form={form} catalogue={catalogue} />
        <TextareaField
          {...form.field("info", t("point.info"))}
          help={t("point.infoHelp")}
          maxLength={1000}
          rows={2}
        />
        <TextareaField
          {...form.field("indications", t("point.indications"))}
          help={t("point.indicationsHelp")}
          maxLength={1000}
          rows={2}
        />
        <TextareaField
          {...form.field("contraindications", t("point.contraindications"))}
          maxLength={1000}
          rows={2}
        />
        <CheckboxField {...form.field("shared", t("shareLabel"))} help={t("shareHelp")} />
      </EntryForm>
    </div>
  );
}

type PlacingProps = {
  form: Pick<ReturnType<typeof useZodForm<PointValues>>, "values" | "field" | "setValues">;
  catalogue: Catalogue;
};

/** Kind, channel, side and group; each limits the options of the next. */
function Placing({ form, catalogue }: PlacingProps) {
  const { t } = useTranslation("points");
  const user = useSession();
  const { values, setValues } = form;
  const kind = form.field("auricular", t("point.kind"));
  const channel = form.field("channel", t(values.auricular ? "point.zone" : "point.channel"));
  const side = form.field("side", t("point.side"));
  const groups = catalogue.groups.filter(
    (group) => group.user_id === user.id && group.auricular === values.auricular,
  );
  return (
    <>
      <FormRow>
        <SelectField
          {...kind}
          empty={false}
          value={values.auricular ? "ear" : "body"}
          onChange={(next) => setValues(ofKind(values, next === "ear"))}
          options={[
            { value: "body", label: t("point.body") },
            { value: "ear", label: t("point.ear") },
          ]}
        />
        <SelectField
          {...channel}
          empty={false}
          onChange={(code) => setValues(onChannel(values, code as PointValues["channel"]))}
          options={channelChoices(catalogue.tables, values.auricular, currentLanguage())}
        />
        <SelectField
          {...side}
          empty={false}
          onChange={(next) => side.onChange(next as PointValues["side"])}
          options={sidesOfChannel(values.channel, values.auricular).map((one) => ({
            value: one,
            label: t(`sides.${one}`),
          }))}
        />
      </FormRow>
      {groups.length > 0 && (
        <SelectField
          {...form.field("group", t("point.group"))}
          empty={t("point.noGroup")}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  );
}

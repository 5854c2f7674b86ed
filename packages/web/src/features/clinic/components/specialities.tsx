import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import { toast } from "@meridian/ui/feedback/toasts";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { fieldMessage } from "@meridian/ui/i18n/error-message";
import { ConflictChoice } from "@meridian/ui/states/conflict";
import { useTranslation } from "react-i18next";
import { useClinicActions } from "../api/clinic-settings.ts";
import { useClash } from "../api/use-clash.ts";
import { nameProblems, withoutField } from "../model/name-problems.ts";
import classes from "./clinic.module.css";
import { type Named, NameList } from "./name-list.tsx";

const lines = (names: readonly string[]): Named[] => names.map((name) => ({ key: name, name }));
const namesOf = (items: readonly Named[]) => items.map(({ name }) => name.trim());

/** The clinic's specialities, which can be chosen for each user. */
export function Specialities({ settings }: { settings: ClinicSettings }) {
  const { t } = useTranslation("clinic");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { update } = useClinicActions();
  const clash = useClash(settings);
  const save = async (over: ClinicSettings, items: Named[]) => {
    const next = await clash.watch(() => update(over, { specialities: namesOf(items) }));
    clash.settle(next);
    form.serverHas({ specialities: lines(next.specialities) });
    toast(t("saved"));
  };
  const form = useZodForm<{ specialities: Named[] }>({
    initial: { specialities: lines(settings.specialities) },
    rules: ({ specialities }) => nameProblems("specialities", specialities),
    submit: ({ specialities }) => save(clash.base, specialities),
    stays: true,
    draft: "clinic-specialities",
  });
  const field = form.field("specialities", t("specialities.title"));
  const errorOf = (index: number) => {
    const code = form.codes[`specialities.${index}.name`];
    return code && fieldMessage(say, code);
  };
  return (
    <div className={classes.part}>
      <Form form={form} label={t("specialities.title")}>
        {clash.theirs && (
          <ConflictChoice
            mine={namesOf(form.values.specialities).join(", ")}
            theirs={clash.theirs.specialities.join(", ")}
            onKeepMine={() =>
              void form.send(({ specialities }) => save(clash.theirs ?? clash.base, specialities))
            }
            onTakeTheirs={() => void form.take({ specialities: lines(clash.take().specialities) })}
          />
        )}
        <FormSection title={t("specialities.title")}>
          <p className={classes.quiet}>{t("specialities.help")}</p>
          <NameList
            id={field.id}
            items={field.value}
            onChange={(items) => {
              field.onChange(items);
              form.setCodes((codes) => withoutField(codes, "specialities"));
            }}
            itemLabel={(index) => t("specialities.one", { number: index + 1 })}
            add={t("specialities.add")}
            errorOf={errorOf}
          />
          <FormActions>
            <SubmitButton form={form} variant="default">
              {act("action.save")}
            </SubmitButton>
          </FormActions>
        </FormSection>
      </Form>
    </div>
  );
}

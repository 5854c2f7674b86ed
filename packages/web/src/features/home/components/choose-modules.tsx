import { MODULES, type Module } from "@meridian/core/contracts/kernel/access";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { startFreeTrial, useRefreshHome } from "../api/home.ts";
import classes from "./home.module.css";

/** The modules of the free trial, all chosen to begin with. */
export function ChooseModules() {
  const { t } = useTranslation("home");
  const refresh = useRefreshHome();
  const form = useZodForm<{ modules: Module[] }>({
    initial: { modules: [...MODULES] },
    rules: ({ modules }) => (modules.length === 0 ? { modules: "required" } : {}),
    submit: async ({ modules }) => {
      await startFreeTrial(modules);
      await refresh();
    },
  });
  const chosen = form.field("modules", t("steps.plan.modules"));
  const toggle = (module: Module) =>
    chosen.onChange(
      chosen.value.includes(module)
        ? chosen.value.filter((one) => one !== module)
        : [...chosen.value, module],
    );
  return (
    <Form form={form}>
      <fieldset className={classes.modules}>
        <legend className="visually-hidden">{t("steps.plan.modules")}</legend>
        {MODULES.map((module, index) => (
          <label key={module} className={classes.module}>
            <input
              type="checkbox"
              {...(index === 0 && { id: chosen.id })}
              checked={chosen.value.includes(module)}
              onChange={() => toggle(module)}
            />
            <strong>{t(`modules.${module}.name`)}</strong>
            <small>{t(`modules.${module}.help`)}</small>
          </label>
        ))}
      </fieldset>
      <FormActions>
        <SubmitButton form={form}>{t("steps.plan.action")}</SubmitButton>
        <Link to="/subscription">{t("steps.plan.buy")}</Link>
      </FormActions>
    </Form>
  );
}

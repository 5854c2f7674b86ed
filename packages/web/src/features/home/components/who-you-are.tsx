import { can, MODULES, type Module } from "@meridian/core/contracts/kernel/access";
import { TextField } from "@meridian/ui/forms/fields";
import { useZodForm, type ZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { type SessionUser, sessionUserNow, useSession } from "@meridian/ui/session/session";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { startFreeTrial, useRefreshHome } from "../api/home.ts";
import { storeSpecialities } from "../api/own-state.ts";
import { chosenSpecialities, LONGEST, MOST, missingFrom } from "../model/specialities.ts";
import { asksWho } from "../model/welcome-steps.ts";
import classes from "./who-you-are.module.css";

type Values = { chosen: string[]; other: string; modules: Module[] };
const SUGGESTED = ["acupuncture", "tcm", "osteopathy", "phytotherapy", "nutrition", "massage"] as const;

/** Asks a user for the own specialities, and who manages a clinic without a plan for the modules of the free trial. */
export function WhoYouAre({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation("welcome");
  const { t: act } = useTranslation("ui");
  const refresh = useRefreshHome();
  const user = useSession();
  // As it was when it was asked: the plan begins while this is being sent.
  const [asks] = useState(() => asksWho(user));
  const form = useZodForm<Values>({
    initial: { chosen: [...user.specialities], other: "", modules: [...MODULES] },
    rules: (values) => ({
      modules: asks.modules && values.modules.length === 0 ? "required" : undefined,
      other: problemOf(chosenSpecialities(values)),
    }),
    submit: async (values) => {
      if (asks.modules && !sessionUserNow()?.space?.subscription_plan) await startFreeTrial(values.modules);
      if (asks.specialities) await storeSpecialities(chosenSpecialities(values));
      return async () => {
        await refresh();
        onDone?.();
      };
    },
    names: { specialities: "other" },
    draft: "welcome-who",
  });
  return (
    <Form form={form}>
      {asks.specialities && <Specialities form={form} user={user} />}
      {asks.modules && <Modules form={form} />}
      <FormActions>
        <SubmitButton form={form}>{asks.modules ? t("who.trial") : act("action.save")}</SubmitButton>
        {asks.modules && <Link to="/subscription">{t("who.buy")}</Link>}
      </FormActions>
    </Form>
  );
}

const problemOf = (names: readonly string[]) =>
  names.length > MOST || names.some(({ length }) => length > LONGEST) ? "text.too_long" : undefined;

type PartProps = { form: ZodForm<Values> };

/**
 * The clinic's own specialities. Who manages it may add to them; those that are common are suggested while it has none, because
 * they would be there twice after a change of the language.
 */
function Specialities({ form, user }: PartProps & { user: SessionUser }) {
  const { t } = useTranslation("welcome");
  const chosen = form.field("chosen", t("who.specialities"));
  const manages = can(user, "clinic.manage");
  const listed = user.space?.specialities ?? [];
  const [suggests] = useState(manages && listed.length === 0);
  const own = [...listed, ...missingFrom(listed, user.specialities)];
  const common = suggests ? SUGGESTED.map((key) => t(`who.suggested.${key}`)) : [];
  const choices = [...new Set([...own, ...missingFrom(own, common), ...chosen.value])];
  return (
    <>
      <fieldset className={classes.group}>
        <legend>{t("who.specialities")}</legend>
        <div className={classes.chips}>
          {choices.map((name, index) => (
            <label key={name} className={classes.chip}>
              <input
                type="checkbox"
                {...(index === 0 && { id: chosen.id })}
                checked={chosen.value.includes(name)}
                onChange={() => chosen.onChange(toggled(chosen.value, name))}
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      {manages && <TextField {...form.field("other", t("who.other"))} help={t("who.otherHelp")} />}
    </>
  );
}

/** The modules of the free trial, all chosen to begin with. */
function Modules({ form }: PartProps) {
  const { t } = useTranslation("welcome");
  const chosen = form.field("modules", t("who.modules"));
  return (
    <fieldset className={classes.group}>
      <legend>{t("who.modules")}</legend>
      <div className={classes.modules}>
        {MODULES.map((module, index) => (
          <label key={module} className={classes.module}>
            <input
              type="checkbox"
              {...(index === 0 && { id: chosen.id })}
              checked={chosen.value.includes(module)}
              onChange={() => chosen.onChange(toggled(chosen.value, module))}
            />
            <strong>{t(`modules.${module}.name`)}</strong>
            <small>{t(`modules.${module}.help`)}</small>
          </label>
        ))}
      </div>
      <p className={classes.help}>{t("who.trialHelp")}</p>
    </fieldset>
  );
}

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

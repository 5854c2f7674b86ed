import { Button } from "@mantine/core";
import type { Establishment } from "@meridian/core/contracts/accounts/accounts";
import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import { toast } from "@meridian/ui/feedback/toasts";
import { PhoneField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm, type ZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { NumberField } from "@meridian/ui/forms/number-field";
import { fieldMessage } from "@meridian/ui/i18n/error-message";
import { ConflictChoice } from "@meridian/ui/states/conflict";
import { useTranslation } from "react-i18next";
import { useClinicActions } from "../api/clinic-settings.ts";
import { useClash } from "../api/use-clash.ts";
import { nameProblems, withoutField } from "../model/name-problems.ts";
import { newPlace, newPlaceBody, type PlaceValues, placeChanges, placeValues } from "../model/place-form.ts";
import classes from "./clinic.module.css";
import { LogoField } from "./logo-field.tsx";
import { NameList } from "./name-list.tsx";

const place = (settings: ClinicSettings | undefined, id: string) =>
  settings?.establishments.find((one) => one.id === id);

type PlaceFormProps = { settings: ClinicSettings; of: Establishment | null; onDone: () => void };

/** Form of a place: name, address, print settings, offices. */
export function PlaceForm({ settings, of, onDone }: PlaceFormProps) {
  const { t } = useTranslation("clinic");
  const { t: act } = useTranslation("ui");
  const { setLogo } = useClinicActions();
  const { form, clash, save } = usePlaceForm({ settings, of, onDone });
  const theirs = of ? place(clash.theirs, of.id) : undefined;
  return (
    <Form form={form} label={of?.name ?? t("places.add")}>
      {clash.theirs && theirs && (
        <ConflictChoice
          mine={<PlaceFacts values={form.values} />}
          theirs={<PlaceFacts values={placeValues(theirs)} />}
          onKeepMine={() => void form.send((values) => save(clash.theirs ?? clash.base, values))}
          onTakeTheirs={() => {
            clash.take();
            void form.take(placeValues(theirs));
          }}
        />
      )}
      <FormSection title={of?.name ?? t("places.add")}>
        <TextField {...form.field("name", t("places.name"))} required autoComplete="off" autoFocus={!of} />
        <TextField {...form.field("address", t("places.address"))} autoComplete="street-address" />
        <FormRow>
          <PhoneField {...form.field("phone", t("space.phone"))} />
          <TextField
            {...form.field("vat_number", t("places.vat"))}
            help={t("places.vatHelp")}
            inputMode="numeric"
            autoComplete="off"
          />
          <NumberField
            {...form.field("letterhead_height", t("places.letterhead"))}
            unit="mm"
            help={t("places.letterheadHelp")}
          />
        </FormRow>
        {of && (
          <LogoField
            label={t("places.logo")}
            help={t("places.logoHelp")}
            url={of.prescription_logo_url}
            onSet={async (logo) => clash.rebase(await setLogo(settings, logo, of.id))}
          />
        )}
        <Offices form={form} />
        <FormActions>
          <SubmitButton form={form}>{act("action.save")}</SubmitButton>
          <Button variant="default" onClick={onDone}>
            {act("action.cancel")}
          </Button>
        </FormActions>
      </FormSection>
    </Form>
  );
}

/** The form's values, and how they are sent. The settings are one record, so that another place's change conflicts too. */
function usePlaceForm({ settings, of, onDone }: PlaceFormProps) {
  const { t } = useTranslation("clinic");
  const { createPlace, updatePlace } = useClinicActions();
  const clash = useClash(settings);
  const save = async (over: ClinicSettings, values: PlaceValues) => {
    const before = of && place(over, of.id);
    const next = await clash.watch(() =>
      of ? updatePlace(over, of.id, placeChanges(before ?? of, values)) : createPlace(newPlaceBody(values)),
    );
    clash.settle(next);
    return () => {
      toast(t("saved"));
      onDone();
    };
  };
  const form = useZodForm<PlaceValues>({
    initial: of ? placeValues(of) : newPlace(t("places.officeName", { number: 1 })),
    schema: () =>
      import("@meridian/core/contracts/clinic/clinic").then(({ newEstablishment }) =>
        newEstablishment.omit({ offices: true }),
      ),
    shape: ({ offices: _, letterhead_height, ...rest }) => ({
      ...rest,
      letterhead_height: letterhead_height ?? 0,
    }),
    rules: ({ offices }) =>
      offices.length === 0 ? { offices: "required" } : nameProblems("offices", offices),
    submit: (values) => save(clash.base, values),
    draft: of ? `place-${of.id}` : "place-new",
  });
  return { form, clash, save };
}

function Offices({ form }: { form: ZodForm<PlaceValues> }) {
  const { t } = useTranslation("clinic");
  const { t: say } = useTranslation("errors");
  const field = form.field("offices", t("places.offices"));
  const errorOf = (index: number) => {
    const code = form.codes[`offices.${index}.name`];
    return code && fieldMessage(say, code);
  };
  return (
    <fieldset className={classes.block}>
      <legend>{t("places.offices")}</legend>
      <NameList
        id={field.id}
        items={field.value}
        onChange={(offices) => {
          field.onChange(offices);
          form.setCodes((codes) => withoutField(codes, "offices"));
        }}
        itemLabel={(index) => t("places.officeName", { number: index + 1 })}
        add={t("places.addOffice")}
        errorOf={errorOf}
      />
      {field.error && <div className={classes.error}>{field.error}</div>}
    </fieldset>
  );
}

function PlaceFacts({ values }: { values: PlaceValues }) {
  return (
    <ul>
      {[values.name, values.address, values.phone, values.vat_number, `${values.letterhead_height ?? 0} mm`]
        .filter(Boolean)
        .map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      <li>{values.offices.map(({ name }) => name).join(", ")}</li>
    </ul>
  );
}

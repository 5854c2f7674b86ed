import { segmentRegions } from "@meridian/core/clinical/osteopathy/osteopathy-terms";
import { testRegions } from "@meridian/core/clinical/osteopathy/osteopathy-tests";
import { osteopathyOffer } from "@meridian/core/contracts/clinic/osteopathy-settings";
import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import { toast } from "@meridian/ui/feedback/toasts";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { fieldMessage } from "@meridian/ui/i18n/error-message";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { ConflictChoice } from "@meridian/ui/states/conflict";
import { Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useClinicActions } from "../api/clinic-settings.ts";
import { type PublishedExamination, usePublishedExamination } from "../api/published-examination.ts";
import { useClash } from "../api/use-clash.ts";
import { type OfferedPart, offeredKeys, offeredParts } from "../model/offered-order.ts";
import classes from "./clinic.module.css";
import { OfferedList } from "./offered-list.tsx";

type Values = { tests: OfferedPart[]; segments: OfferedPart[] };

const valuesOf = ({ osteopathy }: ClinicSettings, { segments, tests }: PublishedExamination): Values => {
  const offer = osteopathyOffer(
    osteopathy,
    tests.map(({ key }) => key),
  );
  return {
    tests: offeredParts(tests, offer.tests),
    segments: offeredParts(segments, offer.segments),
  };
};

/** Chooses the tests and segments of an osteopathic examination and their order. */
export function OsteopathyForm({ settings }: { settings: ClinicSettings }) {
  const { waits, ...published } = usePublishedExamination();
  return waits ? <Skeleton lines={6} /> : <OfferForm settings={settings} published={published} />;
}

function OfferForm({ settings, published }: { settings: ClinicSettings; published: PublishedExamination }) {
  const { t } = useTranslation("osteopathy");
  const { t: clinic } = useTranslation("clinic");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { update } = useClinicActions();
  const clash = useClash(settings);
  const save = async (over: ClinicSettings, values: Values) => {
    const osteopathy = { tests: offeredKeys(values.tests), segments: offeredKeys(values.segments) };
    const next = await clash.watch(() => update(over, { osteopathy }));
    clash.settle(next);
    form.serverHas(valuesOf(next, published));
    toast(clinic("saved"));
  };
  const form = useZodForm<Values>({
    initial: valuesOf(settings, published),
    rules: (values): Record<string, string> =>
      offeredKeys(values.segments).length === 0 ? { segments: "osteopathy.no_segments" } : {},
    submit: (values) => save(clash.base, values),
    stays: true,
    draft: "clinic-osteopathy",
  });
  const tests = form.field("tests", t("settings.tests"));
  const chart = form.field("segments", t("settings.segments"));
  const problem = form.codes.segments;
  return (
    <Form form={form} label={clinic("tabs.osteopathy")}>
      {clash.theirs && (
        <ConflictChoice
          mine={<Offered values={form.values} published={published} />}
          theirs={<Offered values={valuesOf(clash.theirs, published)} published={published} />}
          onKeepMine={() => void form.send((values) => save(clash.theirs ?? clash.base, values))}
          onTakeTheirs={() => void form.take(valuesOf(clash.take(), published))}
        />
      )}
      <FormSection title={t("settings.tests")}>
        <p className={classes.quiet}>{t("settings.testsHelp")}</p>
        <OfferedList
          id={tests.id}
          parts={tests.value}
          onChange={tests.onChange}
          names={published.tests}
          regions={testRegions}
        />
      </FormSection>
      <FormSection title={t("settings.segments")}>
        <p className={classes.quiet}>{t("settings.segmentsHelp")}</p>
        {problem && <p role="alert">{fieldMessage(say, problem)}</p>}
        <OfferedList
          id={chart.id}
          parts={chart.value}
          onChange={chart.onChange}
          names={published.segments}
          regions={segmentRegions}
        />
      </FormSection>
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** Summary of the chosen tests and segments, to compare two versions. */
function Offered({ values, published }: { values: Values; published: PublishedExamination }) {
  const language = currentLanguage();
  const names = new Map([...published.tests, ...published.segments].map((one) => [one.key, one[language]]));
  return (
    <ul>
      {[values.tests, values.segments].map((parts, index) => (
        <li key={index === 0 ? "tests" : "segments"}>
          {offeredKeys(parts)
            .map((key) => names.get(key))
            .join(", ")}
        </li>
      ))}
    </ul>
  );
}

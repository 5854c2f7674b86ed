import { Button } from "@mantine/core";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router-dom";
import { useIcdActions, useIcdEntry } from "../../../features/icd/api/icd.ts";
import { useFailure } from "../../../feedback/use-failure.ts";

/** A code no one has: what the version of the whole is asked by. */
const ANY = "Z99.9";

/** One code's titles; under `new`, a code that is not there yet. */
export default function IcdEntry() {
  const { t } = useTranslation("classification");
  const { iid } = useParams();
  const entry = useIcdEntry(iid ?? ANY);
  const code = iid && (entry.data?.item?.code ?? iid.toUpperCase());
  return (
    <>
      <PageHead title={code ?? t("new")} crumbs={[{ label: t("title"), to: "/dashboard/icd" }]} />
      <PageBody narrow>
        {entry.data ? (
          <EntryForm
            key={`${iid}-${entry.data.version}`}
            code={code}
            version={entry.data.version}
            written={entry.data.written && iid !== undefined}
            en={iid === undefined ? "" : (entry.data.item?.en ?? "")}
            pt={iid === undefined ? "" : (entry.data.item?.pt ?? "")}
          />
        ) : entry.error ? (
          <ErrorState error={entry.error} onRetry={() => void entry.refetch()} />
        ) : (
          <Skeleton lines={4} />
        )}
      </PageBody>
    </>
  );
}

type EntryFormProps = { code: string | undefined; version: number; written: boolean; en: string; pt: string };

function EntryForm({ code, version, written, en, pt }: EntryFormProps) {
  const { t } = useTranslation("classification");
  const { t: act } = useTranslation("ui");
  const navigate = useNavigate();
  const { save, remove } = useIcdActions();
  const failed = useFailure();
  const leave = (message: string) => {
    toast(message);
    return navigate("/dashboard/icd");
  };
  const form = useZodForm({
    initial: { code: code ?? "", en, pt },
    rules: (values) => ({
      ...(values.code.trim() === "" && { code: "required" }),
      ...(values.code.trim() !== "" &&
        !/^[a-z0-9][a-z0-9.-]{1,11}$/i.test(values.code.trim()) && { code: "icd.code_invalid" }),
      ...(values.en.trim() === "" && { en: "required" }),
    }),
    submit: async (values) => {
      const titles = { en: values.en, pt: values.pt, fresh: code === undefined, version };
      await save(values.code.trim().toUpperCase(), titles);
      return () => leave(t("saved", { code: values.code.trim().toUpperCase() }));
    },
    draft: `icd-${code ?? "new"}`,
  });
  return (
    <Form form={form}>
      {written && <Notice tone="blue" title={t("written")} />}
      {code === undefined && (
        <TextField
          {...form.field("code", t("code"))}
          required
          help={t("codeHelp")}
          maxLength={12}
          autoFocus
        />
      )}
      <TextField {...form.field("en", t("en"))} lang="en" required maxLength={300} />
      <TextField {...form.field("pt", t("pt"))} lang="pt" maxLength={300} />
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
        <Button variant="default" onClick={() => void navigate("/dashboard/icd")}>
          {act("action.cancel")}
        </Button>
        {written && code !== undefined && (
          <Button
            variant="default"
            onClick={() => {
              void remove(code, version)
                .then(() => leave(t("titleRestored", { code })))
                .catch(failed);
            }}
          >
            {t("takeBack")}
          </Button>
        )}
      </FormActions>
    </Form>
  );
}

import { Button } from "@mantine/core";
import type { BibliographicReference } from "@meridian/core/contracts/bibliography/bibliography";
import { isDoi, isIsbn, plainDoi, plainIsbn } from "@meridian/core/contracts/bibliography/identifiers";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, SubmitButton } from "@meridian/ui/forms/form-view";
import { useTranslation } from "react-i18next";
import { type ReferenceFields, useReferenceActions } from "../api/references.ts";

const BLANK: ReferenceFields = {
  title: "",
  authors: "",
  edition: "",
  publisher: "",
  published_in: "",
  doi: "",
  isbn: "",
};

/** What is wrong with a reference before it is sent. */
const faultsOf = ({ title, doi, isbn }: ReferenceFields) => ({
  ...(title.trim() === "" && { title: "required" }),
  ...(doi.trim() !== "" && !isDoi(plainDoi(doi)) && { doi: "doi.invalid" }),
  ...(isbn.trim() !== "" && !isIsbn(plainIsbn(isbn)) && { isbn: "isbn.invalid" }),
});

/** The form of a new or a known reference. */
export function ReferenceForm({ of, onDone }: { of: BibliographicReference | "new"; onDone: () => void }) {
  const { t } = useTranslation("classification");
  const { t: act } = useTranslation("ui");
  const { create, update } = useReferenceActions();
  const { title, authors, edition, publisher, published_in, doi, isbn } = of === "new" ? BLANK : of;
  const form = useZodForm({
    initial: { title, authors, edition, publisher, published_in, doi, isbn },
    rules: faultsOf,
    submit: async (values) => {
      await (of === "new" ? create(values) : update(of, values));
      return () => {
        toast(t("references.saved"));
        onDone();
      };
    },
    draft: `reference-${of === "new" ? "new" : of.id}`,
  });
  return (
    <Form form={form} label={t(of === "new" ? "references.new" : "references.edit")}>
      <TextField {...form.field("title", t("references.name"))} required maxLength={300} autoFocus />
      <TextField {...form.field("authors", t("references.authors"))} maxLength={300} />
      <FormRow>
        <TextField {...form.field("edition", t("references.edition"))} maxLength={60} />
        <TextField {...form.field("publisher", t("references.publisher"))} maxLength={200} />
        <TextField {...form.field("published_in", t("references.published"))} maxLength={60} />
      </FormRow>
      <FormRow>
        <TextField {...form.field("isbn", t("references.isbn"))} maxLength={30} />
        <TextField {...form.field("doi", t("references.doi"))} maxLength={200} />
      </FormRow>
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
        <Button variant="default" onClick={onDone}>
          {act("action.cancel")}
        </Button>
      </FormActions>
    </Form>
  );
}

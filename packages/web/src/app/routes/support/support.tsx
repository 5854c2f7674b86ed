import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { ContactForm } from "../../../features/support/components/contact-form.tsx";
import { Questions } from "../../../features/support/components/questions.tsx";
import classes from "../../../features/support/components/support.module.css";
import { Tickets } from "../../../features/support/components/tickets.tsx";

/** Questions and answers, the user's messages to the administrators, and the form for a new one. */
export default function Support() {
  const { t } = useTranslation("support");
  return (
    <>
      <PageHead title={t("title")} context={t("context")} />
      <PageBody>
        <div className={classes.page}>
          <Questions />
          <div className={classes.part}>
            <Tickets />
            <ContactForm />
          </div>
        </div>
      </PageBody>
    </>
  );
}

import { useTranslation } from "react-i18next";
import type messages from "../../../locales/en/messages.ts";

type TemplateName = keyof (typeof messages)["template"];

/** The name of a template in the interface's language; its key where it has none, as one of an earlier version. */
export function useTemplateName() {
  const { t, i18n } = useTranslation("messages");
  return (template: string) =>
    i18n.exists(`template.${template}`, { ns: "messages" })
      ? t(`template.${template as TemplateName}`)
      : template;
}

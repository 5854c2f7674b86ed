import "i18next";
import type { LocaleNamespaces } from "./resources.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "ui";
    resources: LocaleNamespaces;
    returnNull: false;
  }
}

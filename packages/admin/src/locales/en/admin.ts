const admin = {
  name: "Back office",
  login: {
    title: "Back office",
    lead: "Sign in with an administrator's account.",
    email: "E-mail",
    password: "Password",
    code: "Code",
    codeHelp: "Six digits from your authenticator app.",
    submit: "Sign in",
  },
  dashboard: {
    context: "Signed in as {{name}}",
    none: "Nothing is open to your level yet.",
  },
  spaces: {
    title: "Spaces",
    context: "Every clinic and provider, with its plan and modules.",
    search: "Name of the space or its owner",
    none: "No spaces yet",
    noneHelp: "A space appears here as soon as someone registers.",
  },
} as const;

export default admin;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    admin: typeof admin;
  }
}

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
    waiting: "Providers waiting to be verified",
    noneWaiting: "No providers are waiting",
    noneWaitingHelp: "A provider appears here as soon as it registers.",
    vat: "VAT {{number}}",
    allWaiting: "Show all waiting",
    context: "Signed in as {{name}}",
    none: "Your level of access has nothing to show here yet.",
  },
  plans: {
    free_trial: "Free trial",
    basic: "Basic",
    student: "Student",
    pro: "Pro",
    none: "No plan",
  },
  kinds: {
    clinic: "Clinics",
    provider: "Providers",
    waiting: "Waiting to be verified",
  },
  modules: {
    mtc: "Chinese medicine",
    osteo: "Osteopathy",
    fito: "Phytotherapy",
    others: "Other treatments",
  },
  spaces: {
    search: "Name, company or VAT number",
    title: "Spaces",
    context: "Every clinic and provider, newest first.",
    name: "Name",
    kind: "Kind",
    plan: "Plan",
    created: "Created",
    clinic: "Clinic",
    provider: "Provider",
    verified: "Provider, verified",
    unverified: "Provider, not verified",
    noPlan: "No plan",
    expired: "{{plan}}, expired",
    left_one: "{{plan}}, {{count}} day left",
    left_other: "{{plan}}, {{count}} days left",
    none: "No spaces yet",
    noneHelp: "A space appears here as soon as someone registers.",
  },
  space: {
    title: "Space",
    owner: "Owner",
    noOwner: "No owner yet: the e-mail is not confirmed",
    phone: "Phone",
    company: "Company",
    vat: "VAT number",
    modules: "Modules",
    noModules: "No modules",
    trial: "Free trial",
    used: "Used",
    unused: "Not used yet",
    users: "Active users",
    zone: "Time zone",
    referral: "Referral code",
    verify: "Verify",
    verifyTitle: "This provider is waiting to be verified",
    verifyHelp:
      "Check the company and its VAT number. Once verified, it may list supplements and Chinese materia medica.",
    verifiedNow: "{{company}} verified",
  },
} as const;

export default admin;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    admin: typeof admin;
  }
}

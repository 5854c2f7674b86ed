const overview = {
  payments: "Transfers waiting for approval",
  noPayments: "No transfers are waiting",
  proofs: "Proofs of enrolment waiting for approval",
  noProofs: "No proofs of enrolment are waiting",
  all: "Show all",
  more: "More appear once these are decided.",
  months: "The last months",
  month: "Month",
  spaces: "New spaces",
  trials: "Trials started",
  conversions: "Trials that paid",
  income: "Income",
  methods: {
    mb_way: "MB WAY",
    reference: "Payment reference",
    transfer: "Bank transfer",
    refunded: "Refunded",
  },
} as const;

export default overview;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    overview: typeof overview;
  }
}

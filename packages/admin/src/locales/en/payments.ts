const payments = {
  title: "Payments",
  context: "What clinics paid for plans and modules, newest first.",
  one: "Payment",
  of: "Payment of {{name}}",
  none: "No payments yet",
  noneHelp: "A payment appears here as soon as a clinic begins to pay.",
  search: "Clinic or payment",
  from: "From",
  to: "To",
  space: "Clinic",
  status: "Status",
  method: "Method",
  received: "Received",
  began: "Began",
  paidAt: "Paid",
  concept: "Description of the transfer",
  remark: "Remark",
  reason: "Reason",
  columns: {
    space: "Clinic",
    order: "Order",
    total: "Total",
    method: "Method",
    status: "Status",
    began: "Began",
  },
  methods: {
    mb_way: "MB WAY",
    reference: "Payment reference",
    transfer: "Bank transfer",
    free: "Nothing to pay",
  },
  statuses: {
    pending: "Pending",
    processing: "Processing",
    partial: "Partial",
    paid: "Paid",
    failed: "Failed",
    expired: "Expired",
    refunded: "Refunded",
  },
  plans: { free_trial: "Free trial", basic: "Basic", student: "Student", pro: "Pro" },
  modules: {
    mtc: "Chinese medicine",
    osteo: "Osteopathy",
    fito: "Phytotherapy",
    others: "Other treatments",
  },
  order: {
    heading: "What was ordered",
    title: "Order",
    months_one: "{{name}}, {{count}} month",
    months_other: "{{name}}, {{count}} months",
    upgrade: "Upgrade to {{plan}}",
    price: "Price",
    code: "Discount {{code}}",
    total: "Total",
    days: "Days",
    dayCount_one: "{{count}} day",
    dayCount_other: "{{count}} days",
  },
  proof: {
    title: "Proof of payment",
    none: "No proof of payment",
    noneHelp: "The clinic has not added one yet.",
    added: "Added {{at}}",
    open: "Open in a new tab",
    heic: "Browsers do not show this kind of picture. Open it in a new tab to download it.",
  },
  history: {
    title: "History",
    by: {
      clinic: "clinic",
      administrator: "administrator",
      "payment-provider": "Stripe",
      clock: "automatic",
    },
    events: {
      began: "Payment began",
      provider_processing: "Being processed",
      provider_succeeded: "Money received",
      provider_failed: "Refused",
      provider_canceled: "Cancelled by the provider",
      provider_refunded: "Refunded by the provider",
      proof_added: "Proof added",
      cancelled: "Cancelled",
      unavailable: "The provider could not be reached",
      nothing_due: "Nothing to pay",
      time_ran_out: "Time ran out",
      approved: "Approved",
      rejected: "Proof rejected",
      part_received: "Part received",
      refunded: "Refunded",
    },
  },
  approve: {
    title: "Approve payment",
    effect:
      "{{amount}} counts as received. {{name}} gets what it ordered at once, and a mail with the receipt.",
    done: "Payment approved",
  },
  reject: {
    title: "Reject proof",
    effect: "The payment fails. {{name}} is sent the reason and can add another proof.",
    done: "Proof rejected",
  },
  part: {
    title: "Record part",
    effect: "{{received}} of {{amount}} was received so far. The order is given once all of it has arrived.",
    amount: "Amount received",
    done: "Part recorded",
  },
  refund: {
    title: "Refund payment",
    effect: "{{amount}} goes back to {{name}} the way it was paid, and what was ordered is taken back.",
    effectTransfer:
      "What was ordered is taken back from {{name}}. Transfer {{amount}} back yourself: the product cannot.",
    done: "Payment refunded",
  },
} as const;

export default payments;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    payments: typeof payments;
  }
}

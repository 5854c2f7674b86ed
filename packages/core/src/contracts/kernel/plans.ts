const GIGABYTE = 1024 ** 3;

/** Subscription plans and what they allow (rules, section 2). `null` is no limit. */
export const PLANS = {
  free_trial: {
    max_patients: 20,
    max_professionals: 2,
    max_secretaries: 1,
    max_disk_bytes: 1 * GIGABYTE,
    sms: false,
  },
  basic: {
    max_patients: 200,
    max_professionals: 1,
    max_secretaries: 1,
    max_disk_bytes: 10 * GIGABYTE,
    sms: false,
  },
  student: {
    max_patients: 200,
    max_professionals: 1,
    max_secretaries: 1,
    max_disk_bytes: 10 * GIGABYTE,
    sms: false,
  },
  pro: {
    max_patients: null,
    max_professionals: 10,
    max_secretaries: 3,
    max_disk_bytes: 100 * GIGABYTE,
    sms: true,
  },
} as const;
export type PlanCode = keyof typeof PLANS;

/** Length of the free trial in days. */
export const FREE_TRIAL_DAYS = 15;
/** Days before the end at which a plan counts as expiring. */
export const EXPIRY_WARNING_DAYS = 3;

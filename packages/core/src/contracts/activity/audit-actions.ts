/** What an entry of the audit trail says was done. */
export const AUDIT_ACTIONS = [
  "create",
  "read",
  "update",
  "delete",
  "archive",
  "restore",
  "merge",
  "unmerge",
  "amend",
  "sign_in",
  "sign_out",
  "invite",
  "status",
  "override",
  "export",
  "import",
  /** Asked for the erasure of a patient; `erased` when it is done. */
  "erase",
  "erased",
  "keep",
  "sign",
  "share",
  /** Asked for the closing of the space. */
  "close",
  /** Took back a request to erase or to close. */
  "withdraw",
  "accept",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

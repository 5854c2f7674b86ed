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
  "erase",
  "sign",
  "share",
  "close",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

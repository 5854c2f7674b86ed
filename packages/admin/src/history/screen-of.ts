import { catalogueKind, catalogueOfKind, type Revision } from "@meridian/core/contracts/revisions/revisions";

const after = (subject: string, prefix: string) => encodeURIComponent(subject.slice(prefix.length));

/** The address of the screen on which what was changed is edited; undefined where it was deleted. */
export function screenOf({ kind, subject, action }: Revision): string | undefined {
  if (action === "delete") return undefined;
  const catalogue = catalogueOfKind(kind);
  if (catalogue) {
    const key = after(subject, `${catalogueKind(catalogue)}_`);
    return `/dashboard/catalogues/${catalogue}${key && `/entries/${key}`}`;
  }
  switch (kind) {
    case "question_answer":
      return `/dashboard/question-answers/${subject}`;
    case "alert":
      return `/dashboard/alerts/${subject}`;
    case "campaign":
      return `/dashboard/emails/${subject}`;
    case "plan":
      return `/dashboard/subscription-plans/${after(subject, "plan_")}`;
    case "module":
      return `/dashboard/modules/${after(subject, "module_")}`;
    case "discount_code":
      return `/dashboard/discount-codes/${after(subject, "discount_")}`;
    case "subscription_settings":
      return "/dashboard/subscription-plans";
    case "space":
      return `/dashboard/spaces/${subject}`;
    case "payment":
      return `/dashboard/payments?q=${subject}`;
    case "ticket":
      return `/dashboard/support/${subject}`;
    case "reference":
      return "/dashboard/bibliographic-references";
    case "icd_entry":
      return `/dashboard/icd/${after(subject, "icd_")}`;
    case "icd_release":
      return "/dashboard/icd";
    default:
      return undefined;
  }
}

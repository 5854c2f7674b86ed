import { formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useDiscountCode } from "../../../features/offers/api/offers.ts";
import { DiscountCodeForm } from "../../../features/offers/components/discount-code-form.tsx";
import { OnePage } from "../../one-page.tsx";

/** A new discount code, or one that is there. Codes are in capitals, so `new` is none. */
export default function DiscountCodeScreen() {
  const { t } = useTranslation("offers");
  const { code: name = "" } = useParams();
  const isNew = name === "new";
  return (
    <OnePage
      found={useDiscountCode(isNew ? "" : name)}
      fresh={isNew && <DiscountCodeForm key="new" code={undefined} />}
      head={(known) => ({
        title: isNew ? t("code.new") : name,
        context:
          known && t("code.usesOf", { uses: formatNumber(known.uses), most: formatNumber(known.max_uses) }),
        crumbs: [{ label: t("code.title"), to: "/dashboard/discount-codes" }],
      })}
    >
      {(known) => <DiscountCodeForm key={name} code={known} />}
    </OnePage>
  );
}

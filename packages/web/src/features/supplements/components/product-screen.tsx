import { Button } from "@mantine/core";
import { useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import type { Supplements } from "@meridian/ui/supplements/catalogue";
import { useSupplements } from "@meridian/ui/supplements/use-supplements";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { newProduct, productValues } from "../model/product-values.ts";
import { ProductForm } from "./product-form.tsx";
import { useMayWriteProducts } from "./use-may-write-products.ts";

type ProductScreenProps = {
  /** The product to change; undefined creates one. */
  id?: string;
  /** The product to copy. */
  from?: string | undefined;
  /** Shown instead of the form to those who may not write products yet. */
  notice: ReactNode;
};

/** The page for creating a product, or for changing the user's own. */
export function ProductScreen({ id, from, notice }: ProductScreenProps) {
  const { t } = useTranslation("supplements");
  const { supplements, error, retry } = useSupplements();
  const writes = useMayWriteProducts();
  return (
    <>
      <PageHead
        title={t(id ? "product.editTitle" : "product.newTitle")}
        crumbs={[{ label: t("title"), to: "/settings/supplements" }]}
      />
      <PageBody narrow>
        {notice}
        {!writes ? null : supplements ? (
          <LoadedProduct id={id} from={from} supplements={supplements} />
        ) : error ? (
          <ErrorState error={error} onRetry={retry} />
        ) : (
          <Skeleton lines={8} />
        )}
      </PageBody>
    </>
  );
}

type OpenedProps = { id: string | undefined; from: string | undefined; supplements: Supplements };

function LoadedProduct({ id, from, supplements }: OpenedProps) {
  const { t } = useTranslation("supplements");
  const user = useSession();
  const navigate = useNavigate();
  const find = (wanted: string | undefined) => supplements.products.find((one) => one.id === wanted);
  const product = find(id);
  const copied = find(from);
  if (id && product?.user_id !== user.id)
    return (
      <EmptyState
        title={t("product.gone")}
        help={t("product.goneHelp")}
        action={
          <Button component={Link} to="/settings/supplements">
            {t("product.back")}
          </Button>
        }
      />
    );
  const begun = copied
    ? { ...productValues(copied), shared: false, archived: false }
    : newProduct(user.space?.external_entity?.company_name);
  return (
    <ProductForm
      values={product ? productValues(product) : begun}
      based={product}
      supplements={supplements}
      onDone={() => void navigate("/settings/supplements")}
    />
  );
}

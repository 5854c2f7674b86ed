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
import { useWrites } from "./use-writes.ts";

type ProductScreenProps = {
  /** The product that is changed; without one a product is made. */
  id?: string;
  /** One to begin a new product from. */
  from?: string | undefined;
  /** What somebody who may not write yet is told. */
  notice: ReactNode;
};

/** The page of one product: made, or changed by its owner. */
export function ProductScreen({ id, from, notice }: ProductScreenProps) {
  const { t } = useTranslation("supplements");
  const { supplements, error, retry } = useSupplements();
  const writes = useWrites();
  return (
    <>
      <PageHead
        title={t(id ? "product.editTitle" : "product.newTitle")}
        crumbs={[{ label: t("title"), to: "/settings/supplements" }]}
      />
      <PageBody narrow>
        {notice}
        {!writes ? null : supplements ? (
          <Opened id={id} from={from} supplements={supplements} />
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

function Opened({ id, from, supplements }: OpenedProps) {
  const { t } = useTranslation("supplements");
  const user = useSession();
  const navigate = useNavigate();
  const find = (wanted: string | undefined) => supplements.products.find((one) => one.id === wanted);
  const held = find(id);
  const copied = find(from);
  if (id && held?.user_id !== user.id)
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
      values={held ? productValues(held) : begun}
      based={held}
      supplements={supplements}
      onDone={() => void navigate("/settings/supplements")}
    />
  );
}

import "@mantine/core/styles/Tabs.layer.css";
import { Tabs } from "@mantine/core";
import { useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useSupplements } from "@meridian/ui/supplements/use-supplements";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { NewProduct } from "./new-product.tsx";
import { Nutrients } from "./nutrients.tsx";
import { Plants } from "./plants.tsx";
import { Products } from "./products.tsx";
import { useMayWriteProducts } from "./use-may-write-products.ts";

const TABS = ["products", "plants", "nutrients"] as const;

/** Products, and the built-in plants and nutrients. */
export function SupplementsScreen({ notice }: { notice: ReactNode }) {
  const { t } = useTranslation("supplements");
  const company = useSession().space?.external_entity?.company_name;
  const { supplements, error, retry } = useSupplements();
  const [search, setSearch] = useSearchParams();
  const shown = TABS.find((tab) => tab === search.get("tab")) ?? "products";
  return (
    <>
      <PageHead
        title={t("title")}
        context={company ? t("contextProvider", { company }) : t("context")}
        actions={useMayWriteProducts() && <NewProduct />}
      />
      <PageBody>
        {notice}
        <Tabs
          keepMounted={false}
          value={shown}
          onChange={(tab) => setSearch(tab && tab !== "products" ? { tab } : {}, { replace: true })}
        >
          <Tabs.List mb="md">
            {TABS.map((tab) => (
              <Tabs.Tab key={tab} value={tab}>
                {t(`tabs.${tab}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {supplements ? (
            <>
              <Tabs.Panel value="products">
                <Products supplements={supplements} />
              </Tabs.Panel>
              <Tabs.Panel value="plants">
                <Plants supplements={supplements} />
              </Tabs.Panel>
              <Tabs.Panel value="nutrients">
                <Nutrients tables={supplements.tables} />
              </Tabs.Panel>
            </>
          ) : error ? (
            <ErrorState error={error} onRetry={retry} />
          ) : (
            <Skeleton lines={6} />
          )}
        </Tabs>
      </PageBody>
    </>
  );
}

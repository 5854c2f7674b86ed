import type { OfferedProduct } from "@meridian/core/clinical/supplements/catalogue-products";
import { unitName } from "@meridian/core/clinical/supplements/supplement-words";
import { TextField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import entries from "@meridian/ui/own-entries/entries.module.css";
import { useSession } from "@meridian/ui/session/session";
import { EmptyState } from "@meridian/ui/states/states";
import type { Supplements } from "@meridian/ui/supplements/catalogue";
import type { CsvColumn } from "@meridian/ui/table/csv";
import { CsvButton } from "@meridian/ui/table/csv-button";
import { csvMoney, csvNumber } from "@meridian/ui/table/csv-values";
import { onePage } from "@meridian/ui/table/cursor-list";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { NewProduct } from "./new-product.tsx";
import { ProductRow } from "./product-row.tsx";
import { useMayWriteProducts } from "./use-may-write-products.ts";

/** From this many products on, a search field is shown. */
const MANY = 8;
/** How many products of the catalogue are listed at once; the others are found by searching. */
const MOST = 50;

/** The user's products, then colleagues', then those of providers by company, then those of the catalogue. */
export function Products({ supplements }: { supplements: Supplements }) {
  const { t } = useTranslation("supplements");
  const { id, space } = useSession();
  const writes = useMayWriteProducts();
  const provider = Boolean(space?.external_entity);
  const [typed, setTyped] = useState("");
  const all = supplements.products;
  const shown = typed.trim() ? matching(supplements, typed) : all;
  const own = shown.filter(({ user_id }) => user_id === id);
  const catalogue = shown.filter((one) => one.catalogue && (typed.trim() || !one.archived));
  const theirs = shown.filter((one) => one.user_id !== id && !one.company && !one.catalogue);
  const listed = shown
    .filter(({ user_id, company }) => user_id !== id && company)
    .toSorted((one, other) => one.company.localeCompare(other.company));
  return (
    <>
      {all.length > MANY && (
        <div className={entries.search}>
          <TextField
            type="search"
            label={t("find")}
            placeholder={t("findExample")}
            value={typed}
            onChange={setTyped}
          />
        </div>
      )}
      {typed.trim() && shown.length === 0 && <EmptyState compact title={t("nothing")} />}
      {all.every(({ user_id }) => user_id !== id) && (
        <EmptyState
          compact
          title={t("none")}
          help={t(provider ? "noneHelpProvider" : "noneHelp")}
          action={writes && <NewProduct />}
        />
      )}
      <ProductGroup
        title={t(provider ? "listed" : "own")}
        products={archivedLast(own)}
        supplements={supplements}
      />
      <ProductGroup title={t("theirs")} products={theirs} supplements={supplements} />
      <ProductGroup title={t("providers")} products={listed} supplements={supplements} />
      <ProductGroup title={t("catalogue")} products={catalogue.slice(0, MOST)} supplements={supplements} />
      {catalogue.length > MOST && (
        <p className={entries.quiet}>{t("catalogueMore", { count: catalogue.length - MOST })}</p>
      )}
      <ProductsCsv products={shown} />
    </>
  );
}

/** Downloads the products shown. */
function ProductsCsv({ products }: { products: readonly OfferedProduct[] }) {
  const { t } = useTranslation("supplements");
  if (products.length === 0) return null;
  const language = currentLanguage();
  const amount = (value: number | null) => (value === null ? "" : csvNumber(value));
  const columns: CsvColumn<OfferedProduct>[] = [
    { header: t("product.name"), text: ({ name }) => name },
    { header: t("product.brand"), text: ({ brand, company }) => brand || company },
    { header: t("product.unit"), text: ({ unit }) => unitName(unit, language, 1) },
    { header: t("product.unitsPerBox"), text: ({ units_per_box }) => amount(units_per_box) },
    { header: t("product.volume"), text: ({ volume }) => amount(volume) },
    {
      header: t("product.volumeUnit"),
      text: ({ volume, volume_unit }) => (volume === null ? "" : volume_unit),
    },
    { header: t("product.price"), text: ({ price }) => (price === null ? "" : csvMoney(price)) },
    { header: t("product.properties"), text: ({ properties }) => properties.join(", ") },
    { header: t("product.cautions"), text: ({ cautions }) => cautions },
    { header: t("product.enteredBy"), text: ({ user_name }) => user_name },
    { header: t("archivedTag"), text: ({ archived }) => (archived ? t("archivedTag") : "") },
  ];
  return <CsvButton file={{ name: t("tabs.products"), columns, pages: () => onePage(products) }} />;
}

type PartProps = { title: string; products: readonly OfferedProduct[]; supplements: Supplements };

function ProductGroup({ title, products, supplements }: PartProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section className={entries.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={entries.entries}>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} supplements={supplements} />
        ))}
      </ul>
    </section>
  );
}

const archivedLast = (products: readonly OfferedProduct[]) =>
  [...products].sort((a, b) => Number(a.archived) - Number(b.archived));

/** The products that match a search, archived ones included. */
function matching({ find, products }: Supplements, typed: string): readonly OfferedProduct[] {
  const found = find(typed, 200).flatMap((known) => (known.kind === "product" ? [known.product] : []));
  const word = typed.trim().toLowerCase();
  const old = products.filter(({ archived, name }) => archived && name.toLowerCase().includes(word));
  return [...found, ...old];
}

import { Button } from "@mantine/core";
import type { OfferedProduct } from "@meridian/core/clinical/supplements/catalogue-products";
import { intakeWords, unitName } from "@meridian/core/clinical/supplements/supplement-words";
import type { Product } from "@meridian/core/contracts/supplements/supplements";
import { formatMoney, formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import entries from "@meridian/ui/own-entries/entries.module.css";
import { EntryButton } from "@meridian/ui/own-entries/entry-button";
import { useUndo } from "@meridian/ui/own-entries/use-undo";
import { useSession } from "@meridian/ui/session/session";
import { ReviewMark } from "@meridian/ui/states/review-mark";
import { Tag } from "@meridian/ui/states/states";
import type { Supplements } from "@meridian/ui/supplements/catalogue";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useProducts } from "../api/products.ts";
import { useMayWriteProducts } from "./use-may-write-products.ts";

type ProductRowProps = { product: OfferedProduct; supplements: Supplements };

/** A product in a list, with its owner's actions; others can copy it. */
export function ProductRow({ product, supplements }: ProductRowProps) {
  const writes = useMayWriteProducts();
  return (
    <li>
      <ProductSummary product={product} supplements={supplements} />
      {writes && <ProductActions product={product} />}
    </li>
  );
}

function ProductSummary({ product, supplements }: ProductRowProps) {
  const { t } = useTranslation("supplements");
  const { id } = useSession();
  const language = currentLanguage();
  const { name, brand, company, archived, shared, properties, cautions, posology } = product;
  const mine = product.user_id === id;
  const units = unitsOf(product);
  const contents = product.contents.map((content) => {
    const { key, amount, unit } = content;
    const figure = amount === null ? "" : ` ${formatNumber(amount)} ${unit}`;
    return `${supplements.nameOf(content) ?? key}${figure}`;
  });
  return (
    <div className={entries.description}>
      <strong>{name}</strong> <span className={entries.quiet}>{brand}</span>{" "}
      {!mine && company && <Tag tone="jade">{t("from", { company })}</Tag>}{" "}
      {archived && <Tag>{t("archivedTag")}</Tag>}{" "}
      {product.catalogue && <ReviewMark about={name} review={product.review} />}
      {shared && !company && (
        <Tag tone="blue">{mine ? t("sharedTag") : t("sharedBy", { name: product.user_name })}</Tag>
      )}
      <p>
        {[
          units && t("box", { units }),
          sizeOf(product),
          intakeWords(product, language, formatNumber),
          posology,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {contents.length > 0 && <p>{contents.join(", ")}</p>}
      {properties.length > 0 && <p>{properties.join(" · ")}</p>}
      {cautions && <p className={entries.caution}>{cautions}</p>}
    </div>
  );
}

/** The content of a box, such as "60 capsules"; empty where it is unknown. */
const unitsOf = ({ units_per_box: perBox, unit }: Product) =>
  perBox === null ? "" : `${formatNumber(perBox)} ${unitName(unit, currentLanguage(), perBox)}`;

/** Volume and price, such as "30 ml · €12.90". */
const sizeOf = ({ volume, volume_unit, price }: Product) =>
  [volume === null ? "" : `${formatNumber(volume)} ${volume_unit}`, price === null ? "" : formatMoney(price)]
    .filter(Boolean)
    .join(" · ");

function ProductActions({ product }: { product: Product }) {
  const { t } = useTranslation("supplements");
  const { id } = useSession();
  const { change } = useProducts();
  const run = useUndo();
  const { name, shared, archived, company } = product;
  if (product.user_id !== id)
    return (
      <div className={entries.actions}>
        <LinkButton to={`/settings/supplements/new?from=${product.id}`} label={t("copy")} name={name} />
      </div>
    );
  return (
    <div className={entries.actions}>
      <LinkButton to={`/settings/supplements/${product.id}/edit`} label={t("edit")} name={name} />
      {!company && !archived && (
        <EntryButton
          label={t(shared ? "unshare" : "share")}
          name={name}
          onClick={() =>
            void run(
              () => change(product, { shared: !shared }),
              t(shared ? "done.unshared" : "done.shared", { name }),
              t("done.undone"),
            )
          }
        />
      )}
      <EntryButton
        label={t(archived ? "restore" : "archive")}
        name={name}
        onClick={() =>
          void run(
            () => change(product, { archived: !archived }),
            t(archived ? "done.restored" : "done.archived", { name }),
            t("done.undone"),
          )
        }
      />
    </div>
  );
}

const LinkButton = ({ to, label, name }: { to: string; label: string; name: string }) => (
  <Button component={Link} to={to} variant="default" size="compact-sm" aria-label={`${label}: ${name}`}>
    {label}
  </Button>
);

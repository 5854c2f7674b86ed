import { useSearchParams } from "react-router-dom";
import { ProductScreen } from "../../../features/supplements/components/product-screen.tsx";
import { Unverified } from "./unverified.tsx";

/** A new product; `?from=` begins it as a copy of one that is seen. */
export default function NewProduct() {
  const [search] = useSearchParams();
  return <ProductScreen from={search.get("from") ?? undefined} notice={<Unverified />} />;
}

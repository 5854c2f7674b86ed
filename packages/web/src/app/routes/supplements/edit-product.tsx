import { useParams } from "react-router-dom";
import { ProductScreen } from "../../../features/supplements/components/product-screen.tsx";
import { Unverified } from "./unverified.tsx";

/** One of the user's own products. */
export default function EditProduct() {
  const { sid = "" } = useParams();
  return <ProductScreen key={sid} id={sid} notice={<Unverified />} />;
}

import { type CatalogueKey, catalogues } from "@meridian/core/clinical/catalogues/catalogues";
import type { ReactNode } from "react";
import { Navigate, useParams } from "react-router-dom";

/** A screen of the catalogue in the address; the not-found page where there is none. */
export function OfCatalogue({ children }: { children: (catalogue: CatalogueKey) => ReactNode }) {
  const { catalogue = "" } = useParams();
  if (!Object.hasOwn(catalogues, catalogue)) return <Navigate to="/not-found" replace />;
  return children(catalogue as CatalogueKey);
}

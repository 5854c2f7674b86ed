import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import { Navigate, useLocation, useParams } from "react-router-dom";

const CATALOGUES: readonly string[] = ["formulas", "substances"] satisfies CatalogueKey[];

/** Leads from an address of the materia medica to the screen of its catalogue: the list, a new entry or an entry. */
export default function CmmAddress() {
  const { catalogue = "formulas", key } = useParams();
  const { pathname } = useLocation();
  if (!CATALOGUES.includes(catalogue)) return <Navigate to="/not-found" replace />;
  const isNew = key === undefined && pathname.endsWith("/new");
  const rest = key === undefined ? (isNew ? "/new" : "") : `/entries/${encodeURIComponent(key)}`;
  return <Navigate to={`/dashboard/catalogues/${catalogue}${rest}`} replace />;
}

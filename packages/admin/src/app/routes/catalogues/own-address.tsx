import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import { Navigate, useLocation, useParams } from "react-router-dom";

/** What of a catalogue an address shows: its list, a new entry or an entry. */
export type Below = "" | "/new" | "/:key" | "/:key/edit";

/** A screen at an address of one catalogue's own. It leads to the screen that all catalogues share. */
export const toCatalogue = (catalogue: CatalogueKey, below: Below) =>
  function OwnAddress() {
    const { key = "" } = useParams();
    const { search } = useLocation();
    const part = below.startsWith("/:key") ? `/entries/${key.toLowerCase()}` : below;
    return <Navigate to={`/dashboard/catalogues/${catalogue}${part}${search}`} replace />;
  };

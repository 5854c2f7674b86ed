import { useSearchParams } from "react-router-dom";

/** The id of the edited item is kept in the URL, so that it can be linked and Back closes it. */
export function useEditing(): [string | null, (id: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const edit = (id: string | null) => setQuery(id === null ? {} : { edit: id }, { replace: id === null });
  return [query.get("edit"), edit];
}

import { useSearchParams } from "react-router-dom";

/** What is being edited stands in the address: a link leads to it, Back closes it. */
export function useEditing(): [string | null, (id: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const edit = (id: string | null) => setQuery(id === null ? {} : { edit: id }, { replace: id === null });
  return [query.get("edit"), edit];
}

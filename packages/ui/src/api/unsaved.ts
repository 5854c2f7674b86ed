/** One piece of unsaved input, with the label of its field. */
export type UnsavedPart = { label: string; value: string };

const HIDDEN = /password|token|totp|secret|version|^id$|_id$/i;

function words(path: string) {
  const plain = path.replaceAll(/[._]/g, " ").trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/**
 * The texts and numbers in a request body that the user may have typed, by path. Secrets and technical fields are
 * left out.
 */
export function typedContent(body: unknown, path = ""): UnsavedPart[] {
  if (body === null || body === undefined || body === "" || typeof body === "boolean") return [];
  if (typeof body !== "object") return [{ label: words(path), value: String(body) }];
  return Object.entries(body).flatMap(([key, value]) =>
    HIDDEN.test(key) ? [] : typedContent(value, path ? `${path}.${key}` : key),
  );
}

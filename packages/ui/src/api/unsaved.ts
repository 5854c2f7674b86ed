/** One piece of what somebody typed, with the words of its field. */
export type UnsavedPart = { label: string; value: string };

const HIDDEN = /password|token|totp|secret|version|^id$|_id$/i;

function words(path: string) {
  const plain = path.replaceAll(/[._]/g, " ").trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** What a body holds that a person may have typed: texts and numbers by path. Secrets and technical fields are left out. */
export function typedContent(body: unknown, path = ""): UnsavedPart[] {
  if (body === null || body === undefined || body === "" || typeof body === "boolean") return [];
  if (typeof body !== "object") return [{ label: words(path), value: String(body) }];
  return Object.entries(body).flatMap(([key, value]) =>
    HIDDEN.test(key) ? [] : typedContent(value, path ? `${path}.${key}` : key),
  );
}

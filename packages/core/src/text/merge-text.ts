/**
 * Joins two texts about the same subject: both, or only the longer one where it contains the other. In a file without
 * schemas, so that a screen can use it without loading any.
 */
export function mergeText(first: string, second: string): string {
  const a = first.trim();
  const b = second.trim();
  if (b.toLowerCase().includes(a.toLowerCase())) return b;
  if (a.toLowerCase().includes(b.toLowerCase())) return a;
  return `${a}; ${b}`;
}

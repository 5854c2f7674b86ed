/**
 * What two sources say of the same: both, or the longer one where it holds the other. Without schemas, so that a screen
 * can use it without loading any.
 */
export function beside(own: string, visited: string): string {
  const [a, b] = [own.trim(), visited.trim()];
  if (b.toLowerCase().includes(a.toLowerCase())) return b;
  if (a.toLowerCase().includes(b.toLowerCase())) return a;
  return `${a}; ${b}`;
}

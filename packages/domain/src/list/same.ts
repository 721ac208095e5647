/** Whether two values say the same, whatever the order in which their keys stand: a database keeps its own. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other;
  const parts = Object.entries(one);
  const others = new Map(Object.entries(other));
  return (
    parts.length === others.size &&
    parts.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  );
}

/** Who decided a case, as far as the answer of a conflict tells. */
export function deciderOf(current: unknown): string | null {
  if (typeof current !== 'object' || current === null || !('decided' in current)) return null;
  const { decided } = current;
  if (typeof decided !== 'object' || decided === null || !('by' in decided)) return null;
  return typeof decided.by === 'string' && decided.by !== '' ? decided.by : null;
}

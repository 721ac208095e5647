/** The index an arrow, Home or End key leads to, or undefined for any other key. */
export const rovingIndex = (
  key: string,
  current: number,
  count: number,
  axis: 'horizontal' | 'vertical',
): number | undefined => {
  if (count === 0) return undefined;
  const [back, on] = axis === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (key === on) return (current + 1) % count;
  if (key === back) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};

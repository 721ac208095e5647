/** Round figures for an axis: from a value at or below the least to one at or above the most, 0 among them. */
export const niceTicks = (values: readonly (number | null)[], count = 4): number[] => {
  const known = values.filter((value) => value !== null);
  const low = Math.min(0, ...known);
  const high = Math.max(0, ...known);
  if (low === high) return [0, 1];
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((part) => part * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step - 1e-9);
  // Counted in steps, so that 0.1 + 0.2 stays 0.3.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
};

/** How high a value lies between the ends of the axis, in per cent from below. */
export const heightOf = (value: number, ticks: readonly number[]): number => {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return high === low ? 0 : ((value - low) / (high - low)) * 100;
};

/** The middle of a category's place, in per cent from the start. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) / count) * 100;

/** A line through the values as an SVG path on a 100 × 100 sheet; a gap where a value is unknown. */
export const linePath = (values: readonly (number | null)[], ticks: readonly number[]): string => {
  let pen = false;
  return values
    .map((value, index) => {
      if (value === null) {
        pen = false;
        return '';
      }
      const command = pen ? 'L' : 'M';
      pen = true;
      const x = middleOf(index, values.length);
      return `${command}${x.toFixed(2)} ${(100 - heightOf(value, ticks)).toFixed(2)}`;
    })
    .join('');
};

/** Shares of a whole in per cent, with where each starts. Nothing and less count as nothing. */
export const shares = (values: readonly number[]): { start: number; share: number }[] => {
  const whole = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  let start = 0;
  return values.map((value) => {
    const share = whole === 0 ? 0 : (Math.max(0, value) / whole) * 100;
    start += share;
    return { start: start - share, share };
  });
};

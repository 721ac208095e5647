export interface Measure {
  name: string;
  value: number;
  unit: string;
  /** What the performance document asks for; absent when the figure only informs. */
  target?: { atMost: number } | { atLeast: number };
}

export function met({ value, target }: Measure): boolean | undefined {
  if (!target) return undefined;
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}

const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });

/** Prints one section as an aligned table: name, figure, target, whether it was met. */
export function print(title: string, measures: Measure[]): void {
  console.log(`\n${title}`);
  const width = Math.max(...measures.map(({ name }) => name.length));
  for (const measure of measures) {
    const goal = measure.target
      ? 'atMost' in measure.target
        ? `≤ ${digits.format(measure.target.atMost)}`
        : `≥ ${digits.format(measure.target.atLeast)}`
      : '';
    const mark = { true: '✓', false: '✗', undefined: ' ' }[String(met(measure)) as 'true'];
    console.log(
      `${mark} ${measure.name.padEnd(width)}  ${digits.format(measure.value).padStart(9)} ${measure.unit.padEnd(6)} ${goal}`,
    );
  }
}

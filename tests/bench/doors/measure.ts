import { detectPlan } from '@hien/domain/door-detector';
import type { Measure } from '../lib/table.ts';
import { byHandNames, planByHand, planOf, type TestPlan } from './corpus.ts';
import { type Style, styles } from './draw/styles.ts';
import { type Condition, conditions } from './picture/conditions.ts';
import { interval } from './score/interval.ts';
import { type Figures, figuresOf, median, type PlanScore, scorePlan } from './score/score.ts';

/** Plans of each style under each condition; 20 are the whole set, 2,200 plans and more than an hour of a processor. */
const PLANS = Number(process.env.BENCH_PLANS ?? 20);

interface Cell {
  readonly style: Style;
  readonly condition: Condition;
  readonly scores: readonly PlanScore[];
}

/** Doors that are found, beside those that are drawn: by style, by condition, by hand. */
export async function doors(): Promise<Measure[]> {
  const cells: Cell[] = [];
  for (const style of styles)
    for (const condition of conditions) {
      const scores: PlanScore[] = [];
      for (let index = 0; index < PLANS; index += 1)
        scores.push(detected(await planOf('measured', style, condition, index)));
      cells.push({ style, condition, scores });
    }
  const scoresOf = (which: (cell: Cell) => boolean): PlanScore[] =>
    cells.filter(which).flatMap(({ scores }) => scores);
  console.log(
    `\n${'Doors'.padEnd(24)} doors  precision  recall    F1  F1 of 95 in 100  middle off  well placed  hinge and swing  corrections  seconds`,
  );
  for (const style of styles)
    line(`${style.name}${style.heldOut ? ' (unseen)' : ''}`, scoresOf((cell) => cell.style === style)); // prettier-ignore
  for (const condition of conditions) line(condition, scoresOf((cell) => cell.condition === condition)); // prettier-ignore
  const drawn: PlanScore[] = [];
  const photographed: PlanScore[] = [];
  for (const name of byHandNames) {
    drawn.push(detected(await planByHand(name, 'drawn')));
    photographed.push(detected(await planByHand(name, 'photographed')));
  }
  line('by hand', drawn);
  line('by hand, photographed', photographed);

  const macro = (which: (cell: Cell) => boolean): number => {
    const groups = styles.flatMap((style) => {
      const scores = scoresOf((cell) => cell.style === style && which(cell));
      return scores.length > 0 ? [figuresOf(scores).f1] : [];
    });
    return groups.reduce((sum, f1) => sum + f1, 0) / groups.length;
  };
  const everything = scoresOf(() => true);
  const least = Math.min(
    ...conditions.map((condition) => figuresOf(scoresOf((cell) => cell.condition === condition)).precision),
  ); // prettier-ignore
  return [
    goal(
      'clean, mean of the styles’ F1',
      macro(({ condition }) => condition === 'clean'),
      0.95,
    ),
    goal(
      'scan, mean of the styles’ F1',
      macro(({ condition }) => condition === 'scan'),
      0.88,
    ),
    goal('turned 17°, mean of the styles’ F1', macro(({ condition }) => condition === 'turned 17'), 0.9), // prettier-ignore
    goal(
      'unseen styles, mean of their F1',
      macro(({ style }) => style.heldOut),
      0.8,
    ),
    goal('precision, the worst condition', least, 0.93),
    {
      name: 'corrections of a plan, median',
      value: figuresOf(everything).medianCorrections,
      unit: '',
      target: { atMost: 2 },
    },
    {
      name: 'processor time of a plan, median',
      value: median(everything.map(({ seconds }) => seconds)),
      unit: 's',
      target: { atMost: 1.5 },
    },
  ];
}

const goal = (name: string, value: number, atLeast: number): Measure => ({
  name,
  value,
  unit: '',
  target: { atLeast },
});

function detected({ picture, doors: real }: TestPlan): PlanScore {
  const before = process.cpuUsage();
  const found = detectPlan(picture).doors;
  const { user, system } = process.cpuUsage(before);
  return scorePlan(real, found, (user + system) / 1e6);
}

function line(name: string, scores: readonly PlanScore[]): void {
  const figures: Figures = figuresOf(scores);
  const [low, high] = interval([scores], (groups) => figuresOf(groups.flat()).f1);
  const two = (value: number): string => value.toFixed(2).slice(value < 1 ? 1 : 0);
  console.log(
    [
      name.padEnd(24),
      String(figures.doors).padStart(5),
      two(figures.precision).padStart(10),
      two(figures.recall).padStart(7),
      two(figures.f1).padStart(5),
      `${two(low)}–${two(high)}`.padStart(16),
      figures.medianError.toFixed(3).padStart(11),
      two(figures.placed).padStart(12),
      two(figures.hung).padStart(16),
      `${figures.medianCorrections} (${figures.meanCorrections.toFixed(1)})`.padStart(12),
      figures.seconds.toFixed(2).padStart(8),
    ].join(' '),
  );
}

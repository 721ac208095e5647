import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { byCondition, byStyle, type DoorFigures, measured, unseen } from './door-accuracy.ts';

/** What the page tells is what the decision holds, line by line. */
const decision = readFileSync(
  new URL(
    '../../../../../docs/adr/0123-doors-of-a-picture-by-walls-gaps-and-arcs.md',
    import.meta.url,
  ),
  'utf8',
);
const cells = decision
  .split('\n')
  .filter((line) => /^\| [^|-]+ \| [.\d]+ \|/u.test(line) || / \| [.\d]+ \| [.\d]+ \|/u.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const hundredths = (cell: string | undefined): number => Math.round(Number(cell) * 100);
const rowsAt = (column: number) =>
  cells
    .map((row) => ({
      name: row[column] ?? '',
      figures: [row[column + 1], row[column + 2], row[column + 3]].map(hundredths),
    }))
    .filter(({ name, figures }) => name !== '' && figures.every(Number.isFinite));
const figuresOf = ({ precision, recall, f1 }: DoorFigures) => [precision, recall, f1];

test('the figures by manner of drawing are those of the decision', () => {
  const rows = rowsAt(1);
  expect(rows.map(({ name }) => name.replace(/ \(unseen\)$/u, '').replace(' ', '-'))).toEqual(
    byStyle.map(({ kind }) => kind),
  );
  expect(rows.map(({ figures }) => figures)).toEqual(byStyle.map(figuresOf));
  expect(
    rows.filter(({ name }) => name.endsWith('(unseen)')).map(({ name }) => name.split(' (')[0]),
  ).toEqual(unseen.map((name) => name.replace('-', ' ')));
});

test('the figures by what happened to the sheet are those of the decision', () => {
  const rows = rowsAt(6);
  expect(rows.map(({ figures }) => figures)).toEqual(byCondition.map(figuresOf));
  expect(rows.map(({ name }) => name.split(/[ ;±]/u)[0]?.toLowerCase())).toEqual([
    'clean',
    'jpeg',
    'scan',
    'skew',
    'turned',
    'perspective',
    '20',
    'by',
    'by',
  ]);
  expect(decision).toContain(`(${measured.plans} plans, ${measured.doors} doors)`);
});

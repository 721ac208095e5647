/**
 * How well doors of a picture were found when it was measured (`pnpm bench doors`, docs/adr/0123), in hundredths: of what was said to be
 * a door, how much was one; of the doors of the drawings, how many were found; F1 is the mean of the two that the smaller one rules.
 */
export type DoorFigures = {
  readonly kind: string;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
};

/** The day of that run. Nothing was measured on these drawings since. */
export const measuredOn = '2026-11-26';
export const measured = { plans: 110, doors: 858, byHand: 12 } as const;

const of = <Kind extends string>(
  kind: Kind,
  precision: number,
  recall: number,
  f1: number,
): DoorFigures & { readonly kind: Kind } => ({ kind, precision, recall, f1 });

/** By the manner of drawing. */
export const byStyle = [
  of('solid', 100, 100, 100),
  of('hollow', 99, 82, 89),
  of('hatched', 97, 100, 99),
  of('thin', 100, 91, 95),
  of('grey', 98, 94, 96),
  of('sliding', 100, 83, 91),
  of('bold', 88, 45, 59),
  of('dashed', 99, 100, 99),
  of('coloured', 100, 95, 98),
  of('no-arc', 100, 0, 0),
] as const;

/** Nothing had been seen of these manners before the run. */
export const unseen: readonly string[] = ['bold', 'dashed', 'coloured', 'no-arc'];

/** By what happened to the sheet. */
export const byCondition = [
  of('clean', 98, 79, 88),
  of('jpeg', 98, 82, 90),
  of('scan', 100, 94, 97),
  of('skew', 100, 86, 92),
  of('turned', 100, 88, 94),
  of('perspective', 100, 92, 96),
  of('small', 88, 64, 74),
  of('by-hand', 98, 98, 98),
  of('by-hand-photographed', 100, 98, 99),
] as const;

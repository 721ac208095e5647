import type { Language } from '../language/language.ts';
import { typedNumber } from '../validation/typed-number.ts';
import { type MeasureOf, type Obstacle, wayInBounds } from './way-in.ts';

/** Why a measure of a way in cannot be counted with. */
export type CentimetreFault = 'empty' | 'no-number' | 'out-of-bounds';

export type TypedCentimetres =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly fault: CentimetreFault };

/** A measure as it was typed, with or without its unit. A begun centimetre is none: it is the piece that has to pass. */
export function typedCentimetres(
  typed: string,
  [least, most]: readonly [number, number],
  language: Language,
): TypedCentimetres {
  const bare = typed.trim().replace(/\s*cm$/iu, '');
  if (bare === '') return { ok: false, fault: 'empty' };
  const number = typedNumber(bare, language);
  if (number === null) return { ok: false, fault: 'no-number' };
  const value = Math.floor(number);
  return value < least || value > most
    ? { ok: false, fault: 'out-of-bounds' }
    : { ok: true, value };
}

/** The bounds of a measure by its name, of any obstacle. */
export const boundsOf = (obstacle: Obstacle, measure: MeasureOf): readonly [number, number] =>
  (wayInBounds[obstacle] as Readonly<Record<string, readonly [number, number]>>)[measure] ?? [1, 1];

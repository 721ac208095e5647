import type { Language } from '../language/language.ts';
import { typedNumber } from '../validation/typed-number.ts';

/**
 * The least and the most that somebody measures for floors and paint: square metres of a surface, metres of a room's side.
 * Beyond it a mark of decimals is wrong, or it is no room.
 */
export const measureBounds = { area: [0.1, 1_000], side: [0.1, 30] } as const;
export type MeasureKind = keyof typeof measureBounds;

/** Why a measure cannot be counted with. */
export type MeasureFault = 'empty' | 'no-number' | 'out-of-bounds';

export type ReadMeasure =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly fault: MeasureFault };

const unit = /\s*(?:m²|m2|㎡|m)$/iu;

/** A measure as it was typed, with a comma or a point, with or without its unit. */
export function readMeasure(typed: string, kind: MeasureKind, language: Language): ReadMeasure {
  const bare = typed.trim().replace(unit, '');
  if (bare === '') return { ok: false, fault: 'empty' };
  const value = typedNumber(bare, language);
  if (value === null) return { ok: false, fault: 'no-number' };
  const [least, most] = measureBounds[kind];
  return value < least || value > most
    ? { ok: false, fault: 'out-of-bounds' }
    : { ok: true, value };
}

import type { ErrorCode } from '../errors/catalogue.ts';
import type { Text } from '../language/language.ts';

/** Legs as a shop types them with the height of the whole piece, in centimetres; null for legs that do not come off. */
export type TypedLegs = {
  readonly removableLegs: number | null;
  readonly height: number | null;
};

/** Why legs cannot be sent as they are. */
export type LegsFault = {
  readonly field: 'removableLegs';
  readonly code: ErrorCode & 'VALIDATION';
  readonly said: Text;
};

const words = {
  nothing: {
    vi: 'Chân phải cao hơn 0 cm. Không tháo được thì để trống',
    en: 'Legs are higher than 0 cm. Leave it empty if they do not come off',
    ko: '다리 높이는 0cm보다 커야 합니다. 분리되지 않으면 비워 두세요',
  },
  tenths: {
    vi: 'Nhiều nhất một chữ số sau dấu phẩy',
    en: 'One decimal at most',
    ko: '소수점 아래 한 자리까지 입력해 주세요',
  },
  wholePiece: {
    vi: 'Chân phải thấp hơn chiều cao cả món. Hãy xem lại đơn vị',
    en: 'Legs are lower than the whole piece. Please check the unit',
    ko: '다리는 전체 높이보다 낮아야 합니다. 단위를 확인해 주세요',
  },
} as const satisfies Readonly<Record<string, Text>>;

/** What cannot be: said as soon as it is typed, and again when it is sent. */
export function wrongLegs({ removableLegs: legs, height }: TypedLegs): readonly LegsFault[] {
  if (legs === null) return [];
  const wrong = (said: Text): readonly LegsFault[] => [
    { field: 'removableLegs', code: 'VALIDATION', said },
  ];
  if (legs <= 0) return wrong(words.nothing);
  if (Number(legs.toFixed(1)) !== legs) return wrong(words.tenths);
  return height !== null && height > 0 && legs >= height ? wrong(words.wholePiece) : [];
}

/** What an item keeps, in millimetres, as its shop would type it. */
export const typedLegs = (millimetres: number | null | undefined): number | null =>
  millimetres == null ? null : millimetres / 10;

/** What was typed as an item keeps it: whole millimetres. */
export const keptLegs = ({ removableLegs }: Pick<TypedLegs, 'removableLegs'>): number | null =>
  removableLegs === null ? null : Math.round(removableLegs * 10);

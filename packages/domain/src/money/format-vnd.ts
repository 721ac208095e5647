import type { Language } from '../language/language.ts';

const noBreakSpace = '\u00A0';

/** Groups of three with the language's separator: vi `2.000.000`, en and ko `2,000,000`. */
export function formatInteger(value: number, language: Language): string {
  const digits = Math.abs(Math.trunc(value)).toString();
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, language === 'vi' ? '.' : ',');
  return value < 0 ? `-${grouped}` : grouped;
}

/** A number with at most `digits` decimals, rounded half up, no trailing zeros: vi `12,5`, en `12.5`. */
export function formatDecimal(value: number, language: Language, digits = 1): string {
  const factor = 10 ** digits;
  const scaled = Math.round(Math.abs(value) * factor);
  const whole = formatInteger(Math.floor(scaled / factor), language);
  const fraction = (scaled % factor).toString().padStart(digits, '0').replace(/0+$/, '');
  const sign = value < 0 && scaled > 0 ? '-' : '';
  return fraction === ''
    ? `${sign}${whole}`
    : `${sign}${whole}${language === 'vi' ? ',' : '.'}${fraction}`;
}

/**
 * Đồng for reading: vi `2.000.000 đ`, en and ko `2,000,000 đ`. The space is U+00A0 and the sign the
 * letter đ (U+0111), not the currency sign that Intl would put (domain reference 3.1).
 */
export function formatVnd(amount: number, language: Language): string {
  return `${formatInteger(amount, language)}${noBreakSpace}đ`;
}

const spokenUnit = { vi: 'đồng', en: 'dong', ko: '동' } as const;

/** The same amount for a screen reader, with the word instead of the sign. */
export function speakVnd(amount: number, language: Language): string {
  return `${formatInteger(amount, language)} ${spokenUnit[language]}`;
}

/** `10%` in all three languages. `value` is 10 for ten per cent. */
export function formatPercent(value: number, language: Language): string {
  return `${formatDecimal(value, language)}%`;
}

/** `84,5 m²` with a no-break space. */
export function formatArea(squareMetres: number, language: Language, digits = 1): string {
  return `${formatDecimal(squareMetres, language, digits)}${noBreakSpace}m²`;
}

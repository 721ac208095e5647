import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';
import { font } from './scale.css.ts';
import { textStyleAt, type TextStyleName } from './tokens.ts';
import { vars } from './vars.css.ts';

export type { TextStyleName };

const headings: ReadonlySet<TextStyleName> = new Set(['h5', 'h4', 'h3', 'h2', 'h1', 'display']);

/** A text style for use in `.css.ts` files: phone size first, desktop size where it differs. */
export function textStyle(name: TextStyleName): StyleRule {
  const phone = textStyleAt('phone', name);
  const desktop = textStyleAt('desktop', name);
  return {
    ...phone,
    ...(headings.has(name)
      ? {
          fontWeight: vars.type.headingWeight,
          letterSpacing: `calc(${vars.type.headingTracking} * 1em)`,
        }
      : {}),
    ...(desktop.fontSize === phone.fontSize
      ? {}
      : { '@media': { [media.tablet]: { fontSize: desktop.fontSize } } }),
  };
}

/**
 * Cuts text after `lines` lines. The box is taller than its lines by the height of `Ễ` above the
 * ascender, or `overflow` would take the tone mark off the first line.
 */
export function lineClamp(lines: number): StyleRule {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    paddingBlockStart: '0.14em',
    marginBlockStart: '-0.14em',
  };
}

/** Digits of one width: money, dates, tables. */
export const tabular: StyleRule = { fontFamily: font.family.figures };

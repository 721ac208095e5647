import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { space } from '../theme/scale.css.ts';
import { textStyle } from '../theme/typography.ts';
import { vars } from '../theme/vars.css.ts';

export const modes = style({ display: 'grid', gap: space[4] });

export const ground = style({
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.default,
  padding: space[6],
  minWidth: 'max-content',
  '@media': { [media.phone]: { padding: space[4], minWidth: 0 } },
});

// On a phone a sheet is one column, so that its parts have the width that they have in the product.
const stacked = { '@media': { [media.phone]: { display: 'block' } } } as const;

export const table = style({ borderCollapse: 'collapse', ...stacked });
export const part = style(stacked);

export const head = style({
  ...textStyle('caption'),
  color: vars.color.text.muted,
  fontWeight: 400,
  textAlign: 'start',
  // Level with the first line of most parts.
  padding: `${space[3]} ${space[6]} ${space[2]} 0`,
  whiteSpace: 'nowrap',
  verticalAlign: 'top',
  ...stacked,
});

/** The names of the columns, which have no column on a phone. */
export const heads = style({ '@media': { [media.phone]: { display: 'none' } } });

export const cell = style({
  minWidth: 'max-content',
  padding: `${space[2]} ${space[6]} ${space[2]} 0`,
  verticalAlign: 'top',
  '@media': { [media.phone]: { display: 'block', minWidth: 0, paddingInlineEnd: 0 } },
});

export const frame = style({});

// Neither a sheet's width of a cell nor a story's own is wider than the phone.
globalStyle(`${frame},${frame}>[style]`, {
  '@media': { [media.phone]: { maxWidth: '100%' } },
});

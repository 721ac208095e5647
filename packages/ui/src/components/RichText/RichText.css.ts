import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { focusRing } from '../../theme/mixins.ts';
import { size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { cellRule, tableRule } from './table-rules.ts';
import { proseStyles } from './prose.ts';

export const root = style([
  textStyle('body'),
  { maxWidth: size.measure, minWidth: 0, lineHeight: 1.7, overflowWrap: 'break-word' },
]);
proseStyles(root);

export const heading = {
  h2: style(textStyle('h3')),
  h3: style(textStyle('h4')),
  h4: style(textStyle('h5')),
};
// Nearer to what they head than to what went before.
for (const name of Object.values(heading))
  globalStyle(`${root} > * + ${name}`, {
    '@layer': { [layers.ui]: { marginBlockStart: space[8] } },
  });

export const picture = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: vars.shape.card,
});

export const opens = style({
  display: 'block',
  width: '100%',
  cursor: 'zoom-in',
  borderRadius: vars.shape.card,
  ':focus-visible': focusRing,
});

export const scroll = style({ overflowX: 'auto', ':focus-visible': focusRing });
export const table = style(tableRule);
export const cell = style(cellRule);

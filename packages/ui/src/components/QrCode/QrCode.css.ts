import { line, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  width: 'fit-content',
  maxWidth: '100%',
});

/** Paper and ink whatever the mode, and whatever colours the system forces. */
export const paper = style({
  display: 'grid',
  maxWidth: '100%',
  // Grows where words stand in place of a code.
  aspectRatio: '1',
  forcedColorAdjust: 'none',
  color: color.text.default,
  backgroundColor: color.surface.raised,
  border: `${line.hairline} solid ${color.border.hairline}`,
  borderRadius: vars.shape.card,
});
export const code = style({ width: '100%', height: '100%' });
export const fallback = style([
  textStyle('small'),
  {
    alignSelf: 'center',
    padding: space[4],
    textAlign: 'center',
    color: color.text.muted,
  },
]);
export const caption = style([
  textStyle('small'),
  { maxWidth: '32ch', textAlign: 'center', color: color.text.muted },
]);

import { media } from '../../theme/media.ts';
import { transition } from '../../theme/mixins.ts';
import { font, radius, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { tone, text, border } = vars.color;

export const root = style({ display: 'grid', gap: space[2] });
export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: space[1],
});

export const bar = style({
  height: 4,
  borderRadius: radius.round,
  backgroundColor: border.hairline,
  ...transition('background-color'),
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

const filled = (color: string) => ({
  backgroundColor: color,
  '@media': {
    [media.forced]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' as const },
  },
});

export const level = styleVariants({
  0: {},
  // Short is no mistake: it is not red.
  1: filled(tone.caution.solid),
  2: filled(tone.caution.solid),
  3: filled(tone.positive.solid),
  4: filled(tone.positive.solid),
});

export const word = style([textStyle('small'), { color: text.muted }]);
export const strength = style({ fontWeight: font.weight.medium, color: text.default });

export const rules = style({ display: 'grid', gap: space[1] });
export const rule = style([
  textStyle('small'),
  { display: 'flex', alignItems: 'flex-start', gap: space[2], color: text.muted },
]);
export const met = style({ color: tone.positive.text });
export const icon = style({
  flexShrink: 0,
  width: '1em',
  height: '1em',
  marginBlockStart: '0.28em',
});

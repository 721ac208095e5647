import { media } from '../../theme/media.ts';
import { font, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, shape } = vars;

export const root = style([
  textStyle('small'),
  tabular,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5em',
    color: color.text.default,
  },
]);

export const urgent = style({ color: color.tone.accent.text });
export const past = style({ color: color.text.muted });
export const icon = style({ width: '1.15em', height: '1.15em', flexShrink: 0 });
export const parts = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
});

export const part = styleVariants({
  line: { whiteSpace: 'nowrap' },
  boxes: {
    display: 'grid',
    justifyItems: 'center',
    minWidth: 64,
    padding: `${space[2]} ${space[2]}`,
    backgroundColor: color.surface.raised,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: shape.control,
    '@media': { [media.forced]: { borderColor: 'CanvasText' } },
  },
});

export const figure = styleVariants({
  line: { fontWeight: font.weight.medium },
  boxes: [textStyle('h4'), tabular],
});

export const unit = styleVariants({
  line: { marginInlineStart: '0.25em' },
  boxes: [textStyle('caption'), { color: color.text.muted }],
});

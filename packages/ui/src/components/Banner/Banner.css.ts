import { font, line, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** The words are laid over the picture only where both have room, wherever the banner is put. */
const WIDE = '(width >= 720px)';

export const place = style({ containerType: 'inline-size', minWidth: 0 });

export const root = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  color: color.text.default,
  backgroundColor: color.surface.raised,
  border: `${line.hairline} solid ${color.border.hairline}`,
  borderRadius: vars.shape.card,
  '@container': { [WIDE]: { border: 0, alignItems: 'end' } },
});

export const picture = style({
  width: '100%',
  minHeight: 180,
  '@container': { [WIDE]: { gridArea: '1 / 1', minHeight: 320, height: '100%' } },
});

const paper = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  padding: space[5],
  '@container': {
    [WIDE]: {
      gridArea: '1 / 1',
      width: 'min(26rem, 46%)',
      margin: space[8],
      padding: space[6],
      backgroundColor: color.surface.page,
      borderRadius: vars.shape.card,
    },
  },
});
export const words = {
  start: paper,
  end: style([paper, { '@container': { [WIDE]: { justifySelf: 'end' } } }]),
};

export const kicker = style([
  textStyle('small'),
  { fontWeight: font.weight.medium, color: color.tone.accent.text },
]);
export const title = style([textStyle('h3'), { textWrap: 'balance' }]);
export const text = style([textStyle('body'), { color: color.text.muted, textWrap: 'pretty' }]);
export const action = style({ marginBlockStart: space[3] });

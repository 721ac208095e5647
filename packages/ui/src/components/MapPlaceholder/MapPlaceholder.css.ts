import { media } from '../../theme/media.ts';
import { font, line, radius, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Map and words side by side where both fit. */
const WIDE = '(width >= 560px)';

export const root = style({
  containerType: 'inline-size',
  minWidth: 0,
  overflow: 'hidden',
  color: color.text.default,
  backgroundColor: color.surface.raised,
  border: `${line.hairline} solid ${color.border.hairline}`,
  borderRadius: vars.shape.card,
});

export const map = style({
  position: 'relative',
  height: 160,
  overflow: 'hidden',
  backgroundColor: color.surface.sunken,
  borderBlockEnd: `${line.hairline} solid ${color.border.hairline}`,
  '@container': { [WIDE]: { height: 200 } },
  '@media': { print: { display: 'none' } },
});
export const drawing = style({ width: '100%', height: '100%' });
export const water = style({ fill: color.tone.info.bg });
export const green = style({ fill: color.tone.positive.bg });
const way = { fill: 'none', stroke: color.surface.raised } as const;
export const street = style({ ...way, strokeWidth: 5 });
export const avenue = style({ ...way, strokeWidth: 11 });

export const pin = style({
  position: 'absolute',
  inset: '50% auto auto 50%',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  translate: '-50% -50%',
  borderRadius: radius.round,
  color: color.action.primary.text,
  backgroundColor: color.action.primary.bg,
  boxShadow: `0 1px 3px ${color.shadow.near}`,
  '@media': { [media.forced]: { border: `${line.hairline} solid` } },
});

export const words = style({
  display: 'grid',
  gap: space[2],
  padding: space[5],
  '@container': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      columnGap: space[6],
    },
  },
});
export const address = style([
  textStyle('label'),
  { display: 'grid', fontStyle: 'normal', fontWeight: font.weight.regular },
]);
export const name = style({ fontWeight: font.weight.medium });
export const note = style([
  textStyle('small'),
  { color: color.text.muted, '@container': { [WIDE]: { gridColumn: 1 } } },
]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[2],
  marginBlockStart: space[2],
  '@container': { [WIDE]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'end' } },
  '@media': { print: { display: 'none' } },
});

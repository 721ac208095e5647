import { font, line, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const root = style({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  padding: space[5],
  color: color.text.default,
  backgroundColor: color.surface.sunken,
  border: `${line.hairline} solid ${color.border.hairline}`,
  borderRadius: vars.shape.card,
});
export const yours = style({
  backgroundColor: color.surface.raised,
  borderColor: color.action.selected.mark,
});

export const label = style([
  textStyle('caption'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    fontWeight: font.weight.medium,
    color: color.text.muted,
  },
]);
export const labelYours = style({ color: color.text.link });

export const what = style([textStyle('h5'), { textWrap: 'pretty' }]);

export const facts = style([
  textStyle('small'),
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    gap: `${space[3]} ${space[6]}`,
  },
]);
export const fact = style({ minWidth: 0, display: 'grid', gap: '2px', alignContent: 'start' });
export const term = style([
  textStyle('caption'),
  { display: 'flex', alignItems: 'center', gap: space[1], color: color.text.muted },
]);
export const until = style([
  tabular,
  { display: 'flex', flexWrap: 'wrap', columnGap: space[2], fontWeight: font.weight.medium },
]);
export const soon = style({ color: color.text.price });
export const left = style({ fontWeight: font.weight.regular });

export const otherwise = style([
  textStyle('small'),
  {
    display: 'flex',
    alignItems: 'start',
    gap: space[2],
    paddingBlockStart: space[3],
    borderBlockStart: `${line.hairline} solid ${color.border.hairline}`,
    color: color.text.muted,
  },
]);
export const sign = style({ marginBlockStart: '3px' });
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: space[1],
});

import { line, radius, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: space[3] });

/** Words between two hairlines. */
export const title = style({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.text.muted,
  '::before': {
    content: '',
    flex: 1,
    borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
  },
  '::after': {
    content: '',
    flex: 1,
    borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
  },
});

export const buttons = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] });

export const sign = style({
  ...textStyle('caption'),
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  fontWeight: 600,
  borderRadius: radius.round,
  border: `${line.hairline} solid currentColor`,
});

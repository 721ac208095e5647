import { style } from '@vanilla-extract/css';
import { media, space, textStyle, vars } from '@hien/ui/theme';

export const box = style({ display: 'grid', gap: space[6], alignContent: 'start', minWidth: 0 });

export const title = style({ display: 'grid', gap: space[2] });

export const rating = style([
  textStyle('small'),
  {
    justifySelf: 'start',
    color: vars.color.text.muted,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  },
]);

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const price = style({
  display: 'grid',
  gap: space[1],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});

export const buy = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
});

export const promises = style([
  textStyle('small'),
  {
    display: 'grid',
    gap: space[2],
    paddingBlockStart: space[5],
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    color: vars.color.text.muted,
  },
]);

export const name = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
});

/** On narrow windows they stand in the bar under the thumb. */
export const buttons = style({
  display: 'none',
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] },
  },
});

export const inRoom = style({ display: 'flex', alignItems: 'center', gap: space[2], margin: 0 });

import { line, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  rowGap: space[1],
  alignItems: 'start',
  paddingBlock: space[3],
  selectors: {
    '& + &': { borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}` },
  },
});

export const words = style({ display: 'grid', gap: space[1], maxWidth: '60ch' });

export const history = style({ ...textStyle('small'), gridColumn: '1 / -1' });

export const summary = style({
  width: 'fit-content',
  paddingBlock: space[1],
  color: vars.color.text.link,
  cursor: 'pointer',
});

export const entries = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  paddingBlock: space[2],
  paddingInlineStart: space[5],
  color: vars.color.text.muted,
});

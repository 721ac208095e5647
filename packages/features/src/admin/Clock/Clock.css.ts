import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const face = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
  rowGap: space[3],
  padding: space[6],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.raised,
});

export const time = style([
  textStyle('display'),
  { margin: 0, fontVariantNumeric: 'tabular-nums' },
]);

export const day = style({ display: 'grid', flex: '1 1 14rem' });

export const controls = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const due = style({ display: 'grid', gap: space[3] });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[4],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[6] },
  },
});

export const what = style({
  display: 'grid',
  gap: space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const when = style({
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  '@media': { [media.tablet]: { justifyItems: 'end' } },
});

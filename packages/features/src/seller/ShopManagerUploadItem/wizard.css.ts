import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: space[5], minWidth: 0 });
/** What was saved, and what can be filled in. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const stack = style({ display: 'grid', gap: space[6], minWidth: 0 });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wide = style({ '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });
/** Four short numbers on one line, two on a phone. */
export const sizes = style([
  wide,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[4],
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  },
]);
export const pays = style([
  textStyle('label'),
  {
    alignSelf: 'end',
    margin: 0,
    padding: `${space[3]} ${space[4]}`,
    borderRadius: vars.shape.control,
    backgroundColor: vars.color.tone.positive.bg,
    color: vars.color.tone.positive.text,
  },
]);

export const panel = style({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  padding: space[4],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
});
export const panelTitle = style([textStyle('label'), { margin: 0 }]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
});

export const missing = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  paddingInlineStart: '1.1em',
});
export const missingLink = style({ color: 'inherit', textDecoration: 'underline' });

import { line, size, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const talk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: size.measure,
  paddingBlockEnd: space[16],
  scrollMarginBlockStart: space[16],
});
export const form = style({
  display: 'grid',
  gap: space[3],
  '@media': { print: { display: 'none' } },
});
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
});
export const list = style({ display: 'grid' });
export const thread = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[5],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
});
/** Under the words of what they answer, not under its picture. */
export const replies = style({
  display: 'grid',
  gap: space[4],
  marginInlineStart: space[3],
  paddingInlineStart: space[5],
  borderInlineStart: `${line.bar} solid ${vars.color.border.hairline}`,
});
export const said = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
});
export const body = style({ display: 'grid', gap: space[1] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
});
export const when = style([textStyle('caption'), { color: vars.color.text.muted }]);
/** As they were typed: lines of their own, and nothing so long that it leaves the page. */
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  // The first word stands under the text above, not its padding.
  marginInlineStart: `calc(-1 * ${space[3]})`,
  '@media': { print: { display: 'none' } },
});
export const foot = style({ '@media': { print: { display: 'none' } } });
export const gone = style({
  padding: space[3],
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.sunken,
});

import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const columns = 'minmax(0, 2fr) minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 0.8fr) 2.75rem';

export const table = style({ display: 'grid', gap: space[3], minWidth: 0 });
export const rows = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.tablet]: { gap: space[1] } },
});
export const head = style({
  display: 'none',
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: columns, gap: space[2] },
  },
});
export const headCell = style([textStyle('caption'), { color: vars.color.text.muted }]);

/** On a phone a row is a card: its name and code above its two numbers, each with its word. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[2],
  padding: space[3],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.control,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: columns,
      padding: 0,
      border: 'none',
    },
  },
});
export const cell = style({
  display: 'grid',
  gap: space[1],
  minWidth: 0,
  selectors: {
    '&::before': {
      content: 'attr(data-name)',
      fontSize: '0.8125rem',
      color: vars.color.text.muted,
    },
  },
  '@media': { [media.tablet]: { selectors: { '&::before': { content: 'none' } } } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});
export const small = style([textStyle('caption'), { margin: 0, color: vars.color.text.muted }]);
export const wrong = style([
  textStyle('caption'),
  { gridColumn: '1 / -1', margin: 0, color: vars.color.tone.critical.text },
]);

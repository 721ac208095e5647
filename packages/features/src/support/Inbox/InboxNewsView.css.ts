import { radius, space, textStyle, transition, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

/** One column: lines stay short enough to be read. */
export const news = style({ display: 'grid', gap: space[6], maxWidth: '48rem', minWidth: 0 });

export const tools = style({ display: 'flex', justifyContent: 'flex-end' });

export const day = style([
  textStyle('caption'),
  { color: color.text.muted, marginBlock: `${space[4]} ${space[2]}` },
]);

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${color.border.hairline}`,
});

export const row = style({
  position: 'relative',
  display: 'flex',
  gap: space[4],
  alignItems: 'flex-start',
  paddingBlock: space[4],
  minWidth: 0,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  ...transition('background-color'),
  ':hover': { backgroundColor: color.surface.sunken },
});

const sign = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: radius.round,
});
export const icon = style([
  sign,
  { color: color.text.muted, backgroundColor: color.surface.sunken },
]);
export const iconUnread = style([
  sign,
  { color: color.tone.accent.text, backgroundColor: color.tone.accent.bg },
]);

export const words = style({ display: 'grid', gap: space[1], flex: 1, minWidth: 0 });

export const title = style([
  textStyle('body'),
  { margin: 0, fontWeight: 500, overflowWrap: 'anywhere' },
]);
export const titleUnread = style([title, { fontWeight: 700 }]);

export const end = style({
  display: 'flex',
  flex: 'none',
  gap: space[2],
  alignItems: 'center',
  minHeight: '1.5rem',
});

export const dot = style({
  width: 10,
  height: 10,
  borderRadius: radius.round,
  backgroundColor: color.action.selected.mark,
});

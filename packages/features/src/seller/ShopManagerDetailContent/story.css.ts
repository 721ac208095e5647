import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: space[5], minWidth: 0 });
const chips = { display: 'flex', flexWrap: 'wrap', gap: space[2] } as const;
export const languages = style(chips);
export const sides = style(chips);

export const alone = style({ display: 'grid', minWidth: 0 });
/** What is typed beside what comes of it, where there is room for both. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
});
export const editors = style({ display: 'grid', gap: space[5], minWidth: 0 });

export const section = style({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: space[4],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  minWidth: 0,
});
export const legend = style([textStyle('label'), { float: 'left', padding: 0 }]);
export const tools = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  display: 'flex',
  gap: space[1],
});

export const preview = style({
  display: 'grid',
  gap: space[5],
  padding: space[4],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.sunken,
  minWidth: 0,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: '5rem',
      maxHeight: 'calc(100dvh - 6rem)',
      overflow: 'auto',
    },
  },
});
export const previewTitle = style([textStyle('label'), { margin: 0 }]);
export const hint = style([textStyle('caption'), { margin: 0, color: vars.color.text.muted }]);
export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlockStart: space[4],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
});

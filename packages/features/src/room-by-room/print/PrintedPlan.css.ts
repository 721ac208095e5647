import { style } from '@vanilla-extract/css';
import { line, radius, space, tabular, textStyle, vars } from '@hien/ui/theme';

const { color } = vars;

export const root = style({ display: 'grid', gap: space[4], marginBlockStart: space[5] });

/** The drawing, and who is who in it: side by side on paper. */
export const floor = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'center',
  breakInside: 'avoid',
});
export const drawing = style({
  position: 'relative',
  justifySelf: 'center',
  maxInlineSize: '80mm',
});
export const image = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

/** Inks that paper takes although it is told to save them. */
const inked = { printColorAdjust: 'exact' } as const;

export const ground = style({
  ...inked,
  position: 'absolute',
  backgroundColor: color.tone.positive.bg,
  mixBlendMode: 'multiply',
});
const markBase = style([
  textStyle('caption'),
  {
    ...inked,
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    borderRadius: radius.round,
    border: `${line.hairline} solid ${color.border.strong}`,
    transform: 'translate(-50%, -50%)',
    color: color.text.muted,
    backgroundColor: color.surface.raised,
  },
]);
export const mark = markBase;
export const markOn = style([
  markBase,
  {
    borderColor: color.action.primary.bg,
    color: color.action.primary.text,
    backgroundColor: color.action.primary.bg,
  },
]);

export const words = style({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const name = style([textStyle('label')]);
export const rooms = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const room = style([
  textStyle('small'),
  {
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
    columnGap: space[2],
    paddingBlock: space[1],
    color: color.text.muted,
    borderBlockEnd: `${line.hairline} solid ${color.border.hairline}`,
  },
]);
export const roomOn = style([room, { color: color.text.default }]);
export const area = style([tabular, { whiteSpace: 'nowrap' }]);

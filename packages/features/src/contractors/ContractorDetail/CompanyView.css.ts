import {
  focusRing,
  hidden as visuallyHidden,
  line as lines,
  media,
  space,
  textStyle,
  vars,
} from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
});
// Beside the mark as long as a name has room there: with large letters it stands below.
export const who = style({ flex: '1 1 10rem', display: 'grid', gap: space[2], minWidth: 0 });
export const line = style([
  textStyle('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[4]}`,
    color: vars.color.text.muted,
  },
]);
export const fact = style({ display: 'inline-flex', alignItems: 'center' });

/** On a desk the ways to reach the company stay beside its work and its words; on a phone they stand between the two. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 21rem',
      gridTemplateRows: 'auto 1fr',
      gap: space[12],
      alignItems: 'start',
    },
  },
});
export const story = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
});
export const part = style({ display: 'grid', gap: space[4] });
export const words = style({ whiteSpace: 'pre-line' });
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [media.desktop]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      position: 'sticky',
      insetBlockStart: space[24],
    },
  },
});
export const card = style({
  display: 'grid',
  gap: space[4],
  padding: space[6],
  borderRadius: vars.shape.card,
  border: `${lines.hairline} solid ${vars.color.border.hairline}`,
});
export const ways = style({ display: 'grid', gap: space[3] });
export const row = style({ display: 'flex', alignItems: 'flex-start', gap: space[3] });
export const icon = style({
  flexShrink: 0,
  marginBlockStart: '2px',
  color: vars.color.text.muted,
});
export const mark = style({
  flexShrink: 0,
  marginBlockStart: '2px',
  color: vars.color.tone.positive.text,
});
export const markOver = style({
  flexShrink: 0,
  marginBlockStart: '2px',
  color: vars.color.tone.caution.text,
});
export const day = style({ display: 'block' });

export const works = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[2],
});
export const work = style({ selectors: { '&:first-child': { gridColumn: '1 / -1' } } });
export const enlarge = style({
  display: 'block',
  width: '100%',
  borderRadius: vars.shape.card,
  overflow: 'hidden',
  cursor: 'zoom-in',
  ':focus-visible': focusRing,
});
export const hidden = style(visuallyHidden);

/** The first project takes the whole line where the others then stand in pairs; large letters leave room for one. */
export const projects = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: `${space[8]} ${space[4]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[6] },
  },
});
export const project = style({
  selectors: { '&:first-child:nth-last-child(odd)': { gridColumn: '1 / -1' } },
});
export const said = style({ display: 'grid', gap: space[8] });

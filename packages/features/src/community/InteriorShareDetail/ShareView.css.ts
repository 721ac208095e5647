import { focusRing, line, media, size, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[12]}`,
  '@media': { [media.desktop]: { gap: space[8], paddingBlockEnd: space[16] } },
});
export const trail = style({ '@media': { print: { display: 'none' } } });
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  justifyItems: 'start',
});
export const kicker = style([textStyle('label'), { color: vars.color.tone.accent.text }]);
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  width: '100%',
  marginBlockStart: space[2],
  paddingBlock: space[4],
  borderBlock: `${line.hairline} solid ${vars.color.border.hairline}`,
});
export const by = style([
  textStyle('small'),
  { display: 'flex', alignItems: 'center', gap: space[3], color: vars.color.text.muted },
]);
export const byWords = style({ display: 'grid' });
export const name = style([textStyle('label'), { color: vars.color.text.default }]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { print: { display: 'none' } },
});

/** On a desk what can be bought stays beside the pictures. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 23rem',
      gap: space[12],
      alignItems: 'start',
    },
  },
});
export const story = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
});
export const text = style({ maxWidth: size.measure });
export const before = style({ display: 'grid', gap: space[4] });
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  // Higher than most windows: its end stays in sight while the pictures go on.
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockEnd: space[8], alignSelf: 'end' },
  },
});

export const hashtags = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const hashtag = style([
  textStyle('small'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.touch,
    paddingInline: space[1],
    color: vars.color.text.link,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
    ':focus-visible': focusRing,
  },
]);

export const related = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[8]} ${space[3]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[6] },
  },
});

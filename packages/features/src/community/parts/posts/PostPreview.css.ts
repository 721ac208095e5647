import { media, size, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  width: '100%',
  maxWidth: size.content,
  marginInline: 'auto',
  paddingBlockEnd: space[12],
});
export const head = style({ display: 'grid', gap: space[4], justifyItems: 'start' });
export const kicker = style([textStyle('label'), { color: vars.color.tone.accent.text }]);
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
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
export const hashtags = style([textStyle('small'), { color: vars.color.text.link }]);

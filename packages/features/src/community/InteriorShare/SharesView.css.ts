import { focusRing, hidden as visuallyHidden, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two in a row on a phone, four on a desk. */
export const lead = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  marginBlockEnd: space[4],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)',
      alignItems: 'center',
      gap: space[12],
      marginBlockEnd: space[8],
    },
  },
});
export const leadPicture = style({ borderRadius: vars.shape.card });
export const leadWords = style({ display: 'grid', gap: space[4], justifyItems: 'start' });
export const kicker = style([textStyle('label'), { color: vars.color.tone.accent.text }]);
/** The whole entry can be pressed. */
export const leadLink = style({
  color: 'inherit',
  textDecoration: 'none',
  textWrap: 'balance',
  ':hover': { textDecoration: 'underline', textDecorationThickness: 1 },
  ':focus-visible': focusRing,
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const by = style([
  textStyle('small'),
  { display: 'flex', alignItems: 'center', gap: space[2], color: vars.color.text.muted },
]);

/** What a member does here besides reading. */
export const own = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
});

export const hidden = style(visuallyHidden);

import {
  focusRing,
  hidden as visuallyHidden,
  line,
  media,
  radius,
  size,
  space,
  textStyle,
  vars,
} from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  paddingBlockStart: space[4],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
});
export const found = style([textStyle('small'), { color: vars.color.text.muted }]);

/** One line that is pushed on phones. */
export const choices = style({
  display: 'flex',
  gap: space[2],
  '@media': {
    [media.phone]: {
      width: '100%',
      marginInline: `calc(${space[4]} * -1)`,
      paddingInline: space[4],
      paddingBlock: space[1],
      boxSizing: 'content-box',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});
export const choice = style([
  textStyle('small'),
  {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: space[2],
    minHeight: size.touch,
    paddingInline: space[4],
    whiteSpace: 'nowrap',
    borderRadius: radius.round,
    border: `${line.hairline} solid ${vars.color.border.hairline}`,
    color: vars.color.text.default,
    ':hover': { borderColor: vars.color.text.muted },
    ':focus-visible': focusRing,
    selectors: { '&[data-chosen]': { borderColor: vars.color.action.selected.mark } },
  },
]);
export const choiceLabel = style({ color: vars.color.text.muted });

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

export const hidden = style(visuallyHidden);

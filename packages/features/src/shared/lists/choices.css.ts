import { focusRing, line, media, radius, size, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

/** How many there are, and what they can be narrowed by. */
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
    [media.tablet]: { flexWrap: 'wrap' },
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

import { focusRing, hidden, line, space, textStyle, transition, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

/** A file is dropped anywhere on it, or chosen by a press. */
export const drop = style([
  textStyle('body'),
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: space[2],
    padding: space[6],
    textAlign: 'center',
    color: vars.color.action.selected.mark,
    backgroundColor: vars.color.surface.raised,
    border: `${line.hairline} dashed ${vars.color.border.control}`,
    borderRadius: vars.shape.card,
    cursor: 'pointer',
    ...transition('border-color', 'background-color'),
    ':hover': {
      borderColor: vars.color.action.selected.mark,
      backgroundColor: vars.color.surface.sunken,
    },
    selectors: { '&:has(:focus-visible)': focusRing },
  },
]);
export const over = style({ borderColor: vars.color.action.selected.mark, borderStyle: 'solid' });
export const input = style(hidden);
export const hint = style([textStyle('small'), { color: vars.color.text.muted }]);

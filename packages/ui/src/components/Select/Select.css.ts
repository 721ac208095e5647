import { media } from '../../theme/media.ts';
import { size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

/** Over its words, which stand beneath it. */
export const unread = style({
  position: 'absolute',
  inset: 0,
  height: '100%',
  selectors: { '&&': { color: 'transparent' } },
});

export const select = style({
  appearance: 'none',
  cursor: 'pointer',
  paddingInlineEnd: space[10],
  selectors: {
    [`&:not(${unread}):has(option[value=""]:checked)`]: { color: vars.color.text.muted },
  },
});

/** One line is as high as in a field that is typed into. */
const LINE = '1.6rem';

/** The choice in as many lines as it takes, in the place where the select writes it. */
export const words = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: `max(${space[1]}, (${size.control} - 2px - ${LINE}) / 2)`,
  paddingInline: `${space[3]} ${space[10]}`,
  lineHeight: LINE,
  minHeight: `calc(${size.control} - 2px)`,
  '@media': {
    [media.touch]: {
      minHeight: `calc(${size.touch} - 2px)`,
      paddingBlock: `max(${space[1]}, (${size.touch} - 2px - ${LINE}) / 2)`,
    },
    // There the select's own words cannot be made transparent.
    [media.forced]: { visibility: 'hidden' },
  },
});

export const none = style({ color: vars.color.text.muted });

export const option = style({
  backgroundColor: vars.color.surface.overlay,
  color: vars.color.text.default,
});

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: space[3],
  width: 18,
  height: 18,
  pointerEvents: 'none',
  color: vars.color.text.muted,
  '@media': { [media.forced]: { color: 'ButtonText' } },
});

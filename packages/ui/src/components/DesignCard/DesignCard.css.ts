import { space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { lineClamp, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { dotted } from '../../internal/parts.ts';
import { card as plain, words as under } from '../../internal/card.css.ts';

export { action, badges, frame, link, picture } from '../../internal/card.css.ts';

/** The room a `lead` has, wherever it stands: beside its words only where both fit. */
const WIDE = '(width >= 720px)';
export const room = style({ containerType: 'inline-size' });

export const card = {
  default: plain,
  lead: style([
    plain,
    {
      '@container': {
        [WIDE]: {
          display: 'grid',
          gridTemplateColumns: '1.9fr 1fr',
          alignItems: 'end',
          columnGap: space[10],
        },
      },
    },
  ]),
};

export const words = {
  default: under,
  lead: style([
    under,
    {
      '@container': {
        [WIDE]: {
          borderBlockStart: `1px solid ${vars.color.border.hairline}`,
          paddingBlockStart: space[5],
        },
      },
    },
  ]),
};

export const title = {
  default: style([textStyle('h5'), lineClamp(2), { textWrap: 'pretty' }]),
  lead: style([textStyle('h3'), lineClamp(3), { textWrap: 'pretty' }]),
};

export const facts = style([
  textStyle('small'),
  { display: 'flex', flexWrap: 'wrap', marginBlockStart: space[1], color: vars.color.text.muted },
]);
export const fact = style(dotted);
/** Over the link that covers the card, as wide as its words. */
export const by = style([
  textStyle('small'),
  {
    position: 'relative',
    zIndex: 2,
    justifySelf: 'start',
    alignSelf: 'start',
    marginBlockStart: space[1],
  },
]);
export const price = style({ marginBlockStart: space[2] });
export const note = style([
  textStyle('caption'),
  { marginBlockStart: space[1], color: vars.color.text.muted },
]);

import { media } from '../../theme/media.ts';
import { font, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { lineClamp, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { dotted } from '../../internal/parts.ts';
import { card as plain, words as under } from '../../internal/card.css.ts';

export { frame, link, picture } from '../../internal/card.css.ts';

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
          gridTemplateColumns: '1.5fr 1fr',
          columnGap: space[10],
          alignItems: 'center',
        },
      },
    },
  ]),
  row: style([
    plain,
    {
      display: 'grid',
      gridTemplateColumns: '112px 1fr',
      columnGap: space[4],
      alignItems: 'center',
      '@media': { [media.tablet]: { gridTemplateColumns: '160px 1fr', columnGap: space[6] } },
    },
  ]),
};

export const words = {
  default: style([under, { gap: space[1] }]),
  lead: style([under, { gap: space[3] }]),
  row: style([under, { gap: space[1], paddingBlockStart: 0 }]),
};

export const kicker = style([
  textStyle('caption'),
  { color: vars.color.tone.accent.text, fontWeight: font.weight.medium },
]);

export const title = {
  default: style([textStyle('h5'), lineClamp(2), { textWrap: 'pretty' }]),
  lead: style([textStyle('h2'), lineClamp(4)]),
  row: style([textStyle('h5'), lineClamp(3), { textWrap: 'pretty' }]),
};

export const excerpt = {
  default: style([textStyle('small'), lineClamp(2), { color: vars.color.text.muted }]),
  lead: style([textStyle('body'), lineClamp(4), { color: vars.color.text.muted }]),
};

export const facts = style([
  textStyle('caption'),
  { display: 'flex', flexWrap: 'wrap', color: vars.color.text.muted },
]);
export const fact = style(dotted);

import { globalStyle } from '@vanilla-extract/css';
import { card as plain, frame as pictureFrame } from '../../internal/card.css.ts';
import { dotted } from '../../internal/parts.ts';
import { layers } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { line, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { lineClamp, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export { action, badges, link, picture } from '../../internal/card.css.ts';

const { color } = vars;

/** A row stands beside its pictures only where both fit, wherever it is put. */
const WIDE = '(width >= 620px)';

export const container = style({ containerType: 'inline-size', minWidth: 0 });

export const card = {
  card: plain,
  row: style([
    plain,
    {
      '@container': {
        [WIDE]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
          columnGap: space[6],
        },
      },
    },
  ]),
};

/** A bought place lies on plum paper: the label is not the only sign. */
const paper = {
  margin: `calc(${space[3]} * -1)`,
  padding: space[3],
  borderRadius: vars.shape.overlay,
  backgroundColor: color.tone.paid.bg,
  outline: `${line.hairline} solid ${color.tone.paid.border}`,
} as const;
export const bought = { card: style({}), row: style(paper) };

export const frame = style([pictureFrame]);
const tiles = { display: 'grid', gap: '2px' } as const;
export const one = style(tiles);
/** As high as one picture alone, so that the names of a row of cards stand on one line. */
export const three = style({
  ...tiles,
  aspectRatio: '3 / 2',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
});
globalStyle(`${three} > :first-child`, {
  '@layer': { [layers.ui]: { gridRow: '1 / span 2', height: '100%', minHeight: 0 } },
});
export const small = style({ width: '100%', height: '100%', minHeight: 0 });

const under = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minWidth: 0,
  paddingBlockStart: space[3],
});
export const words = {
  card: under,
  row: style([
    under,
    {
      '@container': {
        [WIDE]: { gap: space[3], justifyContent: 'center', paddingBlock: space[3] },
      },
    },
  ]),
};

export const head = style({ display: 'flex', alignItems: 'center', gap: space[3] });
export const who = style({ display: 'grid', minWidth: 0, justifyItems: 'start' });
export const name = style([textStyle('h5'), lineClamp(2), { textWrap: 'pretty' }]);
export const verified = style({
  display: 'inline-block',
  verticalAlign: '-3px',
  marginInlineStart: space[1],
  color: color.tone.positive.text,
});

export const facts = style([
  textStyle('small'),
  { display: 'flex', flexWrap: 'wrap', color: color.text.muted },
]);
export const fact = style(dotted);
export const trades = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
export const why = style([textStyle('small'), { color: color.text.muted, textWrap: 'pretty' }]);
/** Over the link that covers the card: it is opened where it stands. */
export const reckoning = style({ position: 'relative', zIndex: 2, maxWidth: '24rem' });
export const summary = style([
  textStyle('small'),
  {
    width: 'fit-content',
    paddingBlock: space[1],
    color: color.text.link,
    cursor: 'pointer',
    ':focus-visible': focusRing,
    '@media': { [media.touch]: { paddingBlock: space[3] } },
  },
]);
/** Over the link that covers the card. */
export const way = style({
  position: 'relative',
  zIndex: 2,
  width: 'fit-content',
  marginBlockStart: space[2],
});
export const price = style({ marginBlockStart: space[1] });

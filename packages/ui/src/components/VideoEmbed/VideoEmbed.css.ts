import { media } from '../../theme/media.ts';
import { focusRing, transition } from '../../theme/mixins.ts';
import { line, radius, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const root = style({ display: 'grid', gap: space[3], minWidth: 0 });

export const stage = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  borderRadius: vars.shape.card,
  backgroundColor: color.surface.sunken,
  '@media': { print: { display: 'none' } },
});

export const poster = style({ width: '100%' });
/** Over the whole picture. */
export const button = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  borderRadius: vars.shape.card,
  ':focus-visible': focusRing,
});

export const sign = style([
  transition('background-color', 'color'),
  {
    position: 'absolute',
    inset: '50% auto auto 50%',
    display: 'grid',
    placeItems: 'center',
    width: 72,
    height: 72,
    paddingInlineStart: space[1],
    translate: '-50% -50%',
    borderRadius: radius.round,
    border: `${line.hairline} solid ${color.border.hairline}`,
    color: color.text.default,
    backgroundColor: color.surface.page,
    boxShadow: `0 1px 3px ${color.shadow.near}`,
    '@media': {
      [media.hover]: {
        selectors: {
          'button:hover > &': {
            color: color.action.primary.text,
            backgroundColor: color.action.primary.bg,
          },
        },
      },
      [media.forced]: { border: `${line.hairline} solid ButtonBorder` },
    },
  },
]);

export const duration = style([
  textStyle('caption'),
  tabular,
  {
    position: 'absolute',
    insetBlockEnd: space[3],
    insetInlineEnd: space[3],
    pointerEvents: 'none',
    paddingInline: space[2],
    paddingBlock: '2px',
    color: color.text.onInverse,
    backgroundColor: color.surface.inverse,
    borderRadius: vars.shape.small,
  },
]);

export const player = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  borderRadius: vars.shape.card,
  ':focus-visible': focusRing,
});

export const caption = style({ display: 'grid', gap: '2px' });
export const title = style([textStyle('label')]);
export const note = style([textStyle('caption'), { color: color.text.muted }]);

import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { font, line, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** The words are laid over the picture only where both have room, wherever the banner is put. */
const WIDE = '(width >= 720px)';

const panelWidth = 'min(26rem, 46%)';

export const container = style({ containerType: 'inline-size', minWidth: 0 });

export const root = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  color: color.text.default,
  backgroundColor: color.surface.raised,
  border: `${line.hairline} solid ${color.border.hairline}`,
  borderRadius: vars.shape.card,
  '@container': { [WIDE]: { border: 0, alignItems: 'end' } },
});

const shown = style({
  width: '100%',
  minHeight: 180,
  '@container': { [WIDE]: { gridArea: '1 / 1', minHeight: 320, height: '100%' } },
});
export const picture = { start: style([shown]), end: style([shown]) };

// What stands for a missing picture keeps clear of the words.
const clear = `calc(${panelWidth} + ${space[8]})`;
const keepsClear = (side: 'insetInlineStart' | 'insetInlineEnd') => ({
  '@layer': { [layers.ui]: { '@container': { [WIDE]: { [side]: clear } } } },
});
globalStyle(`${picture.end} > [role=img]`, keepsClear('insetInlineEnd'));
globalStyle(`${picture.start} > [role=img]`, keepsClear('insetInlineStart'));

const paper = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  padding: space[5],
  '@container': {
    [WIDE]: {
      gridArea: '1 / 1',
      width: panelWidth,
      margin: space[8],
      padding: space[6],
      backgroundColor: color.surface.page,
      borderRadius: vars.shape.card,
    },
  },
});
export const words = {
  start: paper,
  end: style([paper, { '@container': { [WIDE]: { justifySelf: 'end' } } }]),
};

export const kicker = style([
  textStyle('small'),
  { fontWeight: font.weight.medium, color: color.tone.accent.text },
]);
export const title = style([textStyle('h3'), { textWrap: 'balance' }]);
export const text = style([textStyle('body'), { color: color.text.muted, textWrap: 'pretty' }]);
export const action = style({ marginBlockStart: space[3] });

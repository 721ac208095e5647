import { line, media, radius, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const track = {
  border: 'none',
  borderRadius: radius.round,
  backgroundColor: vars.color.surface.sunken,
};
const bar = { borderRadius: radius.round, backgroundColor: vars.color.action.selected.mark };

/** How much of a file's work is done: in the colours of the brand, in whatever browser. */
export const progress = style({
  ...track,
  appearance: 'none',
  width: '100%',
  height: '0.5rem',
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
  },
  '@media': { [media.forced]: { border: `${line.hairline} solid CanvasText` } },
});

import { media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  paddingBlockStart: space[4],
  '@media': { [media.tablet]: { paddingBlockStart: space[6] } },
});

export const slide = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
});

export const frame = style({
  overflow: 'hidden',
  aspectRatio: '1 / 1',
  borderRadius: vars.shape.card,
  '@media': {
    [media.tablet]: {
      aspectRatio: '16 / 9',
      // Rounder than the carousel's clip, whose edge would let a thin arc of the picture through beside the panel.
      borderEndStartRadius: `calc(${vars.shape.card} * 2)`,
    },
    [media.desktop]: { aspectRatio: '1280 / 580' },
  },
});

export const picture = style({ width: '100%', height: '100%' });

/** Below the picture on phones; on wider screens the page's paper is laid over its lower corner. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[4],
  paddingBlock: space[5],
  '@media': {
    [media.tablet]: {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: 0,
      width: 'min(30rem, 56%)',
      padding: `${space[8]} ${space[8]} ${space[4]} 0`,
      backgroundColor: vars.color.surface.page,
      borderStartEndRadius: vars.shape.overlay,
    },
    [media.desktop]: { paddingBlockStart: space[10], paddingInlineEnd: space[10] },
  },
});

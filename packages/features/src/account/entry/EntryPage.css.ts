import { media, size, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

/** A long form passes by; the room stays. */
export const room = style({
  display: 'none',
  minWidth: 0,
  '@media': { [media.desktop]: { display: 'block' } },
});

export const picture = style({
  position: 'sticky',
  top: 0,
  width: '100%',
  height: '100vh',
  maxHeight: '100%',
});

/** A part of a long form begins. */
export const part = style({ paddingBlockStart: space[4] });

export const names = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
});

export const again = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${space[1]} ${space[4]}`,
  minHeight: size.touch,
});

export const code = style({ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.3em' });

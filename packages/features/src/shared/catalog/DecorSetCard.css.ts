import { focusRing, media, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const card = { position: 'relative', display: 'grid', gap: space[4] } as const;

export const lead = style({ ...card, alignContent: 'start' });

export const row = style({
  ...card,
  gridTemplateColumns: '30% 1fr',
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: '176px 1fr', gap: space[6] } },
});

export const words = style({ display: 'grid', gap: space[2], minWidth: 0 });

/** The whole card can be pressed. */
export const link = style({
  ':focus-visible': focusRing,
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&[href]:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});

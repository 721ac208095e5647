import { font, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const seen = style({
  display: 'block',
  maxInlineSize: '100%',
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: '24rem',
  objectFit: 'contain',
  backgroundColor: vars.color.surface.sunken,
  borderRadius: vars.shape.card,
});

export const sheet = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: '75vh',
  backgroundColor: vars.color.surface.sunken,
  borderRadius: vars.shape.card,
});
/** All of a sheet is seen at once, as before a part of it was chosen. */
export const part = style({ maxBlockSize: '24rem' });
/** One finger draws then, and does not move the page. */
export const drawn = style({ cursor: 'crosshair', touchAction: 'none' });
export const paper = style({ fill: vars.color.surface.raised });
export const passive = style({ pointerEvents: 'none' });

const edge = { strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const;
export const room = style({
  ...edge,
  fill: vars.color.action.primary.bg,
  fillOpacity: 0.14,
  stroke: vars.color.action.primary.bg,
  strokeLinejoin: 'round',
});
export const chosen = style({ fillOpacity: 0.3, strokeWidth: 3 });
export const wrong = style({
  fill: vars.color.tone.critical.text,
  stroke: vars.color.tone.critical.text,
});
export const cut = style({ ...edge, fill: 'none', stroke: vars.color.action.primary.bg });
/** What is not taken of a sheet. */
export const away = style({ fill: vars.color.surface.scrim });
export const draft = style({ ...edge, fill: 'none', stroke: vars.color.action.selected.mark });
export const guide = style({ ...edge, strokeWidth: 1, strokeDasharray: '4 3', fill: 'none' });

export const measure = style({ ...edge, stroke: vars.color.tone.critical.text });
export const tag = style({ fill: vars.color.surface.inverse });
export const number = style({
  fill: vars.color.text.onInverse,
  fontFamily: font.family.sans,
  fontWeight: 600,
  textAnchor: 'middle',
});

export const handle = style({ cursor: 'grab', touchAction: 'none', outline: 'none' });
export const reach = style({ fill: 'transparent' });
export const grip = style({
  ...edge,
  fill: vars.color.surface.page,
  stroke: vars.color.action.selected.mark,
  selectors: {
    [`${handle}:focus-visible &`]: { stroke: vars.color.focus.ring, strokeWidth: 4 },
  },
});
export const end = style({ stroke: vars.color.tone.critical.text });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: space[3],
  alignItems: 'start',
});

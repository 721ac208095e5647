import { font, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: '75vh',
  backgroundColor: vars.color.surface.sunken,
  borderRadius: vars.shape.card,
});

export const tapped = style({ cursor: 'crosshair' });

// Lines of walls are as thick as walls are; those of leaves as thick on every screen.
const wall = {
  stroke: vars.color.text.default,
  strokeWidth: 0.16,
  strokeLinejoin: 'round',
} as const;
export const room = style({ ...wall, fill: vars.color.surface.raised });
export const way = style({ ...wall, fill: vars.color.surface.sunken });
export const chosenRoom = style({ ...wall, fill: vars.color.action.selected.bg });

/** A picture of the plan is seen through its rooms. */
export const onPicture = style({ fillOpacity: 0.4, strokeOpacity: 0.7, strokeWidth: 0.08 });

export const gap = style({ stroke: vars.color.surface.raised, strokeWidth: 0.22 });
export const slide = style({
  stroke: vars.color.text.muted,
  strokeWidth: 1.5,
  strokeDasharray: '4 3',
  vectorEffect: 'non-scaling-stroke',
});
export const leaf = style({
  fill: 'none',
  stroke: vars.color.text.muted,
  strokeWidth: 1.25,
  vectorEffect: 'non-scaling-stroke',
});

// A number may lie on a module or a door: it is not what is pressed.
export const mark = style({ fill: vars.color.surface.inverse, pointerEvents: 'none' });
export const number = style({
  fill: vars.color.text.onInverse,
  fontFamily: font.family.sans,
  fontWeight: 600,
  textAnchor: 'middle',
  pointerEvents: 'none',
});

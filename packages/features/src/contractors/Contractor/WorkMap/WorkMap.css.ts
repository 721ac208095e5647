import { line, media, space, tabular, textStyle, vars } from '@hien/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { sheet } from './drawing.ts';

export const block = style({
  display: 'grid',
  gap: space[4],
  padding: space[6],
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.sunken,
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
  },
});
export const drawing = style({
  width: '100%',
  maxWidth: '30rem',
  height: 'auto',
  aspectRatio: `${sheet.width} / ${sheet.height}`,
  overflow: 'visible',
});
export const land = style({
  fill: vars.color.surface.raised,
  stroke: vars.color.border.control,
  strokeWidth: line.hairline,
  strokeLinejoin: 'round',
});
export const island = style({ fill: vars.color.border.control });
export const sea = style({ fontSize: '9px', fill: vars.color.text.muted });
/** What can be pressed around a small circle. */
export const reach = style({ fill: 'transparent' });
export const spot = style({
  fill: vars.color.action.primary.bg,
  fillOpacity: 0.78,
  stroke: vars.color.surface.raised,
  strokeWidth: line.hairline,
});
export const name = style({
  fontSize: '11px',
  fill: vars.color.text.default,
  stroke: vars.color.surface.sunken,
  strokeWidth: '3px',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  pointerEvents: 'none',
  selectors: { '&[data-chosen]': { fontWeight: 600 } },
});
export const place = style({ cursor: 'pointer' });
globalStyle(`${place}:hover ${spot}`, { fillOpacity: 1 });
globalStyle(`${place}[data-chosen] ${spot}`, {
  fillOpacity: 1,
  fill: vars.color.action.accent.bg,
  stroke: vars.color.text.default,
  strokeWidth: line.bold,
});

export const tables = style({ display: 'grid', gap: space[6], minWidth: 0 });
export const table = style([textStyle('small'), { width: '100%', borderCollapse: 'collapse' }]);
globalStyle(`${table} th, ${table} td`, {
  paddingBlock: space[2],
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
  textAlign: 'start',
  fontWeight: 'inherit',
});
globalStyle(`${table} thead th`, { color: vars.color.text.muted });
globalStyle(`${table} [data-number]`, {
  textAlign: 'end',
  paddingInlineStart: space[3],
  ...tabular,
});
globalStyle(`${table} tr[data-chosen] th`, { fontWeight: 600 });

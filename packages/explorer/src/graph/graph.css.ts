import { focusRing, line as lines, radius, space, vars } from '@hien/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const mono = 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace';
const { color } = vars;

export const frame = style({
  height: 'clamp(420px, 72vh, 760px)',
  border: `${lines.hairline} solid ${color.border.hairline}`,
  borderRadius: vars.shape.card,
  backgroundColor: color.surface.page,
  overflow: 'hidden',
  vars: {
    '--xy-background-color': color.surface.page,
    '--xy-edge-stroke': color.border.control,
    '--xy-edge-label-color': color.text.default,
    '--xy-edge-label-background-color': color.surface.page,
    '--xy-minimap-background-color': color.surface.raised,
    '--xy-minimap-mask-background-color': color.action.quiet.hover,
    '--xy-minimap-node-background-color': color.border.control,
    '--xy-minimap-node-stroke-color': color.border.control,
    '--xy-controls-button-background-color': color.surface.raised,
    '--xy-controls-button-background-color-hover': color.surface.sunken,
    '--xy-controls-button-color': color.text.default,
    '--xy-controls-button-color-hover': color.text.default,
    '--xy-controls-button-border-color': color.border.hairline,
    '--xy-attribution-background-color': color.surface.page,
  },
});

globalStyle(`${frame} .react-flow__attribution a`, { color: color.text.muted });
// Drawn beyond their own box: the reset would shrink them to nothing.
globalStyle(`${frame} .react-flow__edges svg`, { maxWidth: 'none', width: 1, height: 1 });
globalStyle(`${frame} .react-flow__controls-button`, { width: 32, height: 32 });
globalStyle(`${frame} .react-flow__controls-button:focus-visible`, focusRing);

export const handle = style({ opacity: 0, pointerEvents: 'none' });

export const node = style({
  width: 176,
  height: 60,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 1,
  padding: `0 ${space[3]}`,
  textAlign: 'start',
  font: 'inherit',
  pointerEvents: 'all',
  cursor: 'pointer',
  borderRadius: radius[3],
  border: `${lines.hairline} solid ${color.border.control}`,
  backgroundColor: color.surface.raised,
  color: color.text.default,
  selectors: {
    '&:hover': { borderColor: color.border.strong },
    '&:focus-visible': focusRing,
  },
});

export const end = style({ borderStyle: 'double', borderWidth: 4 });

export const look = styleVariants({
  current: {
    backgroundColor: color.action.primary.bg,
    borderColor: color.action.primary.bg,
    color: color.action.primary.text,
  },
  next: { borderColor: color.action.primary.bg, borderWidth: lines.bold },
  reachable: {},
  out: {
    backgroundColor: color.surface.page,
    borderStyle: 'dashed',
    borderColor: color.border.hairline,
    color: color.text.muted,
  },
});

export const label = style({
  fontSize: 13,
  lineHeight: '17px',
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The ascender of Ễ stands above the line.
  paddingBlockStart: 2,
});

export const code = style({
  fontFamily: mono,
  fontSize: 10.5,
  lineHeight: '14px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const line = styleVariants({
  live: { stroke: color.action.primary.bg, strokeWidth: 2.5 },
  reachable: { stroke: color.border.control, strokeWidth: 1 },
  out: { stroke: color.border.hairline, strokeWidth: 1, strokeDasharray: '3 4' },
});

export const words = style({
  position: 'absolute',
  padding: `0 ${space[1]}`,
  borderRadius: radius[1],
  backgroundColor: color.surface.page,
  fontSize: 11,
  lineHeight: '16px',
  textAlign: 'center',
  whiteSpace: 'pre',
  pointerEvents: 'none',
});

export const wordsLook = styleVariants({
  live: { color: color.text.default, fontWeight: 700, zIndex: 1 },
  reachable: { color: color.text.muted },
  out: { color: color.text.muted },
});

import { space, tabular, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const shipment = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  margin: 0,
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: vars.shape.control,
  backgroundColor: vars.color.surface.sunken,
});
export const icon = style({ flex: 'none', color: vars.color.text.muted });
export const shipmentWords = style([
  textStyle('small'),
  { flex: '1 1 9rem', minWidth: 0, overflowWrap: 'anywhere' },
]);
export const shipmentLabel = style([
  textStyle('caption'),
  { display: 'block', color: vars.color.text.muted },
]);
export const number = style([tabular, { whiteSpace: 'nowrap' }]);

import { line, media, size, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[8],
  paddingBlock: `${space[6]} ${space[10]}`,
  '@media': { [media.desktop]: { gap: space[12] } },
});
export const trail = style({
  justifySelf: 'start',
  '@media': { print: { display: 'none' } },
});
export const head = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'center',
  width: '100%',
  maxWidth: '44rem',
  textAlign: 'center',
  textWrap: 'balance',
});
export const by = style([textStyle('label'), { color: vars.color.tone.accent.text }]);
export const cover = style({ width: '100%', maxWidth: '56rem', borderRadius: vars.shape.card });
export const text = style({ width: '100%', maxWidth: size.measure });
export const author = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  width: '100%',
  maxWidth: size.measure,
  paddingBlockStart: space[8],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const facts = style([
  textStyle('small'),
  { display: 'flex', flexWrap: 'wrap', columnGap: space[3], color: vars.color.text.muted },
]);
/** On a phone below who wrote it. */
export const actions = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
/** Paper has no use for what leads on. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

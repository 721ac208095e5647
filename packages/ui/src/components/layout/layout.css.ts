import { media } from '../../theme/media.ts';
import { line, size, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const gap = styleVariants({
  0: { gap: 0 },
  1: { gap: space[1] },
  2: { gap: space[2] },
  3: { gap: space[3] },
  4: { gap: space[4] },
  5: { gap: space[5] },
  6: { gap: space[6] },
  8: { gap: space[8] },
  10: { gap: space[10] },
  12: { gap: space[12] },
  16: { gap: space[16] },
});

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const inline = style({ display: 'flex', flexWrap: 'wrap', minWidth: 0 });
export const noWrap = style({ flexWrap: 'nowrap' });

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

const equal = (count: string) => ({
  gridTemplateColumns: `repeat(var(${count}), minmax(0, 1fr))`,
});

/** The counts come with the element: three rules in place of one for each count at each width. */
export const columns = {
  phone: '--columns',
  tablet: '--columns-tablet',
  desktop: '--columns-desktop',
} as const;

export const grid = style({
  display: 'grid',
  ...equal(columns.phone),
  '@media': { [media.tablet]: equal(columns.tablet), [media.desktop]: equal(columns.desktop) },
});

/** Gutters of the page: 16 px on phones, 24 px, then 32 px. */
export const container = style({
  width: '100%',
  marginInline: 'auto',
  paddingInline: space[4],
  '@media': {
    [media.tablet]: { paddingInline: space[6] },
    [media.desktop]: { paddingInline: space[8] },
  },
});

export const width = styleVariants({
  content: { maxWidth: `calc(${size.content} + 2 * ${space[8]})` },
  form: { maxWidth: '30rem' },
  text: { maxWidth: `calc(${size.measure} + 2 * ${space[8]})` },
  full: {},
});

export const section = styleVariants({
  sm: { paddingBlock: space[6], '@media': { [media.tablet]: { paddingBlock: space[8] } } },
  md: { paddingBlock: space[10], '@media': { [media.tablet]: { paddingBlock: space[16] } } },
  lg: { paddingBlock: space[14], '@media': { [media.tablet]: { paddingBlock: space[24] } } },
});

export const ground = styleVariants({
  page: {},
  sunken: { backgroundColor: vars.color.surface.sunken },
  ruled: { borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}` },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  marginBlockEnd: space[6],
  '@media': { [media.tablet]: { marginBlockEnd: space[8] } },
});

export const eyebrow = style({
  ...textStyle('small'),
  color: vars.color.text.muted,
  marginBlockEnd: space[1],
});
export const lead = style({
  ...textStyle('body'),
  color: vars.color.text.muted,
  marginBlockStart: space[2],
  maxWidth: size.measure,
});

import {
  font,
  line,
  radius,
  size,
  space,
  tabular,
  textStyle,
  transition,
  vars,
} from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[5],
});

export const whoWords = style({
  // Beside the picture as long as a name has room there: with large letters it stands below.
  flex: '1 1 10rem',
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const block = style({ display: 'grid', gap: space[3] });

export const blockHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
});

const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;
const edge = `${line.hairline} solid ${vars.color.border.hairline}`;

export const steps = style({
  ...plain,
  display: 'grid',
  // As many beside each other as their letters allow.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(4rem, 100%), 1fr))',
  border: edge,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.raised,
});

export const step = style([
  textStyle('small'),
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: space[2],
    paddingBlock: space[4],
    paddingInline: space[1],
    minHeight: size.touch,
    textAlign: 'center',
    color: vars.color.text.default,
    textDecoration: 'none',
    borderRadius: vars.shape.card,
    ...transition('background-color'),
    selectors: { '&:hover': { backgroundColor: vars.color.action.quiet.hover } },
  },
]);

export const stepIcon = style({ position: 'relative', display: 'inline-grid' });

export const stepCount = style([
  tabular,
  {
    position: 'absolute',
    insetBlockStart: -8,
    insetInlineStart: '62%',
    minWidth: 18,
    paddingInline: 5,
    borderRadius: radius.round,
    fontSize: '0.6875rem',
    fontWeight: font.weight.strong,
    lineHeight: '18px',
    textAlign: 'center',
    color: vars.color.action.accent.text,
    backgroundColor: vars.color.action.accent.bg,
  },
]);

export const tiles = style({
  ...plain,
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
});

const pressable = {
  height: '100%',
  padding: space[4],
  border: edge,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  textDecoration: 'none',
  ...transition('border-color'),
  selectors: { '&:hover': { borderColor: vars.color.border.strong } },
} as const;

export const tile = style({ ...pressable, display: 'grid', alignContent: 'start', gap: space[1] });

export const tileIcon = style({ color: vars.color.text.muted });

export const news = style({ color: vars.color.tone.accent.text });

export const tileTitle = style([textStyle('label')]);

export const things = style({ ...plain, display: 'grid', gap: space[2] });

export const thing = style({
  ...pressable,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const thingWords = style({ display: 'grid', gap: space[1] });

export const addresses = style({
  ...plain,
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
});

export const address = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  height: '100%',
  padding: space[5],
  border: edge,
  borderRadius: vars.shape.card,
  backgroundColor: vars.color.surface.raised,
  overflowWrap: 'anywhere',
});

export const addressEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  marginInlineStart: `calc(-1 * ${space[3]})`,
});

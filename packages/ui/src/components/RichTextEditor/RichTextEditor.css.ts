import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, hidden as visuallyHidden, transition } from '../../theme/mixins.ts';
import { depth, radius, size, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { cellRule, tableRule } from '../RichText/table-rules.ts';
import { proseStyles } from '../RichText/prose.ts';

const { action, border, surface, text: ink } = vars.color;

export const frame = style({
  position: 'relative',
  minWidth: 0,
  color: ink.default,
  backgroundColor: surface.raised,
  border: `1px solid ${border.control}`,
  // A pill is for one line.
  borderRadius: `min(${vars.shape.control}, 10px)`,
  selectors: {
    '&:has([role=textbox]:focus-visible)': { ...focusRing, outlineOffset: 0 },
  },
});
export const invalid = style({
  borderColor: border.invalid,
  boxShadow: `0 0 0 1px ${border.invalid}`,
});

/** Stays in view while a long text scrolls below it. */
export const bar = style({
  position: 'sticky',
  zIndex: depth.sticky,
  insetBlockStart: 0,
  minHeight: 49,
  borderBlockEnd: `1px solid ${border.hairline}`,
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
  backgroundColor: surface.raised,
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: space[1],
  '@media': { [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' } },
});
export const tool = style({
  ...transition('background-color', 'color'),
  position: 'relative',
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: size.control,
  height: size.control,
  borderRadius: radius[3],
  color: ink.default,
  ':hover': { backgroundColor: action.quiet.hover },
  ':active': { backgroundColor: action.quiet.active },
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  selectors: {
    '&[aria-pressed=true]': { color: action.selected.text, backgroundColor: action.selected.bg },
    '&[aria-disabled=true]': {
      color: ink.disabled,
      cursor: 'default',
      backgroundColor: 'transparent',
    },
  },
  '@media': {
    [media.touch]: { width: size.touch, height: size.touch },
    [media.forced]: {
      selectors: {
        '&[aria-pressed=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
});
export const group = style({
  marginInlineStart: 9,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: -6,
    insetBlock: space[2],
    borderInlineStart: `1px solid ${border.hairline}`,
  },
});

export const linkRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: space[1],
});
globalStyle(`${linkRow} > :first-child`, {
  '@layer': { [layers.ui]: { flex: '1 1 200px', width: 'auto' } },
});

export const finder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[2],
  maxHeight: 'min(26rem, 70vh)',
  padding: space[3],
  overflowY: 'auto',
});

export const page = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: `${space[4]} ${space[5]} ${space[6]}`,
});
export const mount = style({ display: 'flex', flex: 1, flexDirection: 'column' });
export const text = style([
  textStyle('body'),
  {
    position: 'relative',
    flex: 1,
    maxWidth: size.measure,
    lineHeight: 1.7,
    // ProseMirror keeps spaces as they are typed.
    whiteSpace: 'break-spaces',
    overflowWrap: 'break-word',
    fontVariantLigatures: 'none',
    outline: 'none',
  },
]);
proseStyles(text);
const inText = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${text} ${selector}`, { '@layer': { [layers.ui]: rule } });
inText('h2', textStyle('h3'));
inText('h3', textStyle('h4'));
inText('a', { color: ink.link, textDecoration: 'underline', textUnderlineOffset: '0.22em' });
inText('table', tableRule);
inText(':is(th, td)', cellRule);
inText('img', {
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: vars.shape.card,
});
inText('figcaption', { minHeight: '1.7em', textAlign: 'start' });
inText('figcaption:has(> br:only-child)::before', {
  content: 'var(--caption-hint)',
  float: 'left',
  height: 0,
  color: ink.muted,
  pointerEvents: 'none',
});
// What is not text is chosen as a whole.
inText('.ProseMirror-selectednode', {
  outline: `2px solid ${vars.color.focus.ring}`,
  outlineOffset: '2px',
});
inText('.ProseMirror-separator', { display: 'inline', margin: 0, width: 0, height: 0 });

export const placeholder = style([
  textStyle('body'),
  {
    position: 'absolute',
    insetBlockStart: space[4],
    insetInline: space[5],
    lineHeight: 1.7,
    color: ink.muted,
    pointerEvents: 'none',
  },
]);
export const failed = style([
  textStyle('small'),
  { marginBlockStart: space[3], color: vars.color.tone.critical.text },
]);
export const hidden = style(visuallyHidden);

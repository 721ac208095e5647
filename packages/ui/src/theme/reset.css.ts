import { globalStyle } from '@vanilla-extract/css';
import { footHeight } from './foot.css.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';
import { font } from './scale.css.ts';
import { vars } from './vars.css.ts';

type Rule = Parameters<typeof globalStyle>[1];
const reset = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
const base = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

reset('*,::before,::after', { boxSizing: 'border-box', margin: 0, padding: 0, border: '0 solid' });
reset('ul,ol', { listStyle: 'none' });
reset('img,svg,video,canvas', { display: 'block', maxWidth: '100%', height: 'auto' });
// A sign keeps its size beside a long text.
reset('svg', { flexShrink: 0 });
reset('button,input,textarea,select,optgroup', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  background: 'none',
  borderRadius: 0,
});
reset('button', { cursor: 'pointer', textAlign: 'inherit' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('h1,h2,h3,h4,h5,h6', { font: 'inherit' });
reset('fieldset', { minWidth: 0 });
reset('[hidden]', { display: 'none !important' });

// The mode of the page, or of a part of it; without the attribute the system decides.
base(':root', { colorScheme: 'light dark' });
base('[data-mode=light]', { colorScheme: 'light' });
base('[data-mode=dark]', { colorScheme: 'dark' });

base(':root,[data-brand],[data-mode]', { color: vars.color.text.default });
base('html', {
  backgroundColor: vars.color.surface.page,
  fontFamily: font.family.sans,
  lineHeight: font.height.body,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  fontSynthesis: 'none',
  overflowWrap: 'break-word',
  WebkitTapHighlightColor: 'transparent',
  scrollbarGutter: 'stable',
  // What gets the focus is not hidden by the page's own bar.
  scrollPaddingBlockEnd: footHeight.wide,
});
// Korean breaks between words, never inside one. By the attribute: `:lang` would reach every element below and take
// the figures' own font from them.
base('[lang|=ko]', { fontFamily: font.family.korean, wordBreak: 'keep-all' });
base('h1,h2,h3,h4', { textWrap: 'balance' });
base('p,li', { textWrap: 'pretty' });
base('::selection', {
  backgroundColor: vars.color.action.selected.bg,
  color: vars.color.action.selected.text,
});
// Pressed before the page's code was there: it happens in a moment.
base('[data-waiting]', { opacity: 0.6, cursor: 'progress' });
base(':focus-visible', { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: 2 });
base('html', {
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});
base('*,::before,::after', {
  '@media': {
    [media.calm]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
    },
  },
});

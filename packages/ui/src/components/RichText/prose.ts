import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { radius, size, space } from '../../theme/scale.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** How the plain parts of a written text look within `root`; the editor shows them the same way. */
export const proseStyles = (root: string): void => {
  // One selector a rule: after a comma the next would be outside the text, and every list of the page with it.
  const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
    globalStyle(`${root} ${selector}`, { '@layer': { [layers.ui]: style } });

  globalStyle(`${root} > * + *`, {
    '@layer': { [layers.ui]: { marginBlockStart: space[4] } },
  });
  rule(':is(p, li, blockquote)', { textWrap: 'pretty' });
  rule('strong', { fontWeight: 600 });
  // The typeface has no italics of its own; the browser leans it.
  rule('em', { fontStyle: 'italic', fontSynthesis: 'style' });
  rule(':is(ul, ol)', { paddingInlineStart: space[6] });
  rule('ul', { listStyle: 'disc' });
  rule('ol', { listStyle: 'decimal' });
  rule('li::marker', { color: vars.color.text.muted });
  rule('li + li', { marginBlockStart: space[2] });
  rule('li > * + *', { marginBlockStart: space[2] });
  rule('blockquote', {
    paddingInlineStart: space[5],
    borderInlineStart: `2px solid ${vars.color.border.control}`,
    color: vars.color.text.muted,
  });
  rule('hr', {
    marginBlock: space[8],
    border: 0,
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  });
  rule('code', {
    paddingInline: space[1],
    borderRadius: radius[1],
    fontSize: '0.9375em',
    backgroundColor: vars.color.surface.sunken,
  });
  rule('pre', {
    padding: space[4],
    overflowX: 'auto',
    whiteSpace: 'pre-wrap',
    borderRadius: vars.shape.small,
    backgroundColor: vars.color.surface.sunken,
  });
  rule('figure', { maxWidth: size.measure });
  rule('figure:has(> * + :is(img, button))', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    gap: space[2],
  });
  rule('figure:has(> * + :is(img, button)) img', {
    width: '100%',
    height: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
  });
  rule('figure:has(> * + :is(img, button)) > figcaption', {
    gridColumn: '1 / -1',
    marginBlockStart: 0,
  });
  rule('figcaption', {
    marginBlockStart: space[2],
    fontSize: '0.875em',
    color: vars.color.text.muted,
  });
};

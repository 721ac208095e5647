import { space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
});
export const name = style([textStyle('label'), { overflowWrap: 'anywhere' }]);
export const small = style([
  textStyle('caption'),
  { margin: 0, color: vars.color.text.muted, overflowWrap: 'anywhere' },
]);
export const saved = style([
  textStyle('caption'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '1.5rem',
    margin: 0,
    color: vars.color.text.muted,
  },
]);
export const unsaved = style([
  textStyle('caption'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    margin: 0,
    color: vars.color.tone.critical.text,
  },
]);
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** What staff say of an item that they stopped. */
export const why = style({ display: 'grid', gap: space[1], overflowWrap: 'anywhere' });
export const theirWords = style({ whiteSpace: 'pre-line' });

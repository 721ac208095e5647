import { media } from '../../theme/media.ts';
import { focusRing, hidden as visuallyHidden, transition } from '../../theme/mixins.ts';
import { depth, font, radius } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { lineClamp, tabular } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  position: 'fixed',
  zIndex: depth.bar,
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: vars.color.surface.raised,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  // A page with an action of its own shows that in its place.
  selectors: { ':root:has([data-action-bar]) &': { display: 'none' } },
  '@media': { [media.tablet]: { display: 'none' }, print: { display: 'none' } },
});

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  maxWidth: 560,
  marginInline: 'auto',
});
export const slot = style({ display: 'grid' });

export const link = style([
  transition('color'),
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    // Icons stay on one line where large letters make two of a label.
    gap: 2,
    minHeight: 60,
    paddingBlock: 9,
    color: vars.color.text.muted,
    ':active': { backgroundColor: vars.color.action.quiet.active },
    ':focus-visible': { ...focusRing, outlineOffset: '-4px', borderRadius: radius[3] },
  },
]);

/** A short bar on the edge, as under a tab, so that it is not colour alone. */
export const current = style({
  color: vars.color.action.selected.text,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: -1,
    width: 28,
    height: 2,
    backgroundColor: vars.color.action.selected.mark,
  },
  '@media': { [media.forced]: { '::before': { backgroundColor: 'Highlight' } } },
});

export const icon = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 24,
});
export const text = style([
  lineClamp(3),
  {
    fontSize: '0.6875rem',
    lineHeight: font.height.snug,
    fontWeight: font.weight.medium,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
]);

const mark = {
  position: 'absolute',
  color: vars.color.action.accent.text,
  backgroundColor: vars.color.action.accent.bg,
  borderRadius: radius.round,
  boxShadow: `0 0 0 2px ${vars.color.surface.raised}`,
} as const;

export const badge = style([
  tabular,
  {
    ...mark,
    insetBlockStart: -4,
    insetInlineStart: '58%',
    minWidth: 16,
    paddingInline: 4,
    fontSize: '0.625rem',
    fontWeight: font.weight.strong,
    lineHeight: '16px',
    textAlign: 'center',
    '@media': { [media.forced]: { border: '1px solid' } },
  },
]);
export const dot = style({
  ...mark,
  insetBlockStart: 0,
  insetInlineStart: '78%',
  width: 8,
  height: 8,
  '@media': { [media.forced]: { backgroundColor: 'Highlight' } },
});
export const hidden = style(visuallyHidden);

import type { StyleRule } from '@vanilla-extract/css';
import { dotted } from '../../internal/parts.ts';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { font, line, radius, size, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Width of the column the marks stand in, and where the middle of the first line is. */
const RAIL = 28;
const FIRST_LINE = 11;

export const root = style({ display: 'grid' });

export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${RAIL}px minmax(0, 1fr)`,
  columnGap: space[3],
  paddingBlockEnd: space[5],
  borderRadius: radius[2],
  ':focus-visible': focusRing,
  selectors: {
    // The rail leads on to the next mark and ends at the last.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: FIRST_LINE,
      insetBlockEnd: -FIRST_LINE,
      insetInlineStart: RAIL / 2,
      borderInlineStart: `${line.hairline} solid ${color.border.hairline}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'center',
  borderRadius: radius.round,
  border: `${line.bold} solid`,
  backgroundColor: color.surface.page,
  forcedColorAdjust: 'none',
  '@media': { [media.forced]: { borderColor: 'CanvasText', backgroundColor: 'Canvas' } },
});
export const dot = style({ width: 12, height: 12, marginBlockStart: FIRST_LINE - 6 });
export const sign = style({
  width: RAIL,
  height: RAIL,
  marginBlockStart: FIRST_LINE - RAIL / 2,
  borderWidth: line.hairline,
});

const tones = color.tone;
const each = (rule: (role: typeof tones.info) => StyleRule) =>
  styleVariants({
    neutral: rule(tones.neutral),
    info: rule(tones.info),
    positive: rule(tones.positive),
    caution: rule(tones.caution),
    critical: rule(tones.critical),
    accent: rule(tones.accent),
    paid: rule(tones.paid),
  });

export const tone = each((role) => ({ color: role.text, borderColor: color.border.control }));
export const newest = each((role) => ({
  color: role.onSolid,
  borderColor: role.solid,
  backgroundColor: role.solid,
  '@media': { [media.forced]: { color: 'Canvas', backgroundColor: 'CanvasText' } },
}));

export const words = style({ minWidth: 0, display: 'grid', gap: '2px' });
export const title = style([textStyle('label'), { fontWeight: font.weight.regular }]);
export const titleNewest = style([textStyle('label')]);
export const facts = style([
  textStyle('caption'),
  { display: 'flex', flexWrap: 'wrap', color: color.text.muted },
]);
export const time = style([tabular, dotted]);
export const who = style({ minWidth: 0 });
export const detail = style([
  textStyle('small'),
  { marginBlockStart: space[2], maxWidth: size.measure, color: color.text.muted },
]);

export const more = style({ paddingInlineStart: RAIL, marginInlineStart: space[1] });
export const moreButton = style([
  textStyle('small'),
  {
    minHeight: size.touch,
    paddingInline: space[2],
    fontWeight: font.weight.medium,
    color: color.text.link,
    borderRadius: vars.shape.control,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    ':focus-visible': focusRing,
  },
]);

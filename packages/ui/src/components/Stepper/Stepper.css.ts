import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, hidden, transition } from '../../theme/mixins.ts';
import { font, line, radius, size, space } from '../../theme/scale.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** A row of words needs this much; below it only the current step keeps its words. */
const NARROW = '(width < 640px)';
const MARK = 28;

export const root = style({ containerType: 'inline-size', minWidth: 0 });

export const position = style([
  textStyle('caption'),
  tabular,
  {
    display: 'none',
    marginBlockEnd: space[1],
    color: color.text.muted,
    '@container': { [NARROW]: { display: 'block' } },
  },
]);

export const list = {
  row: style({
    display: 'flex',
    gap: space[4],
    // The bars stand in the first line; the words of the current step below them all.
    '@container': {
      [NARROW]: {
        display: 'grid',
        gridAutoFlow: 'column',
        gap: `${space[2]} ${space[1]}`,
      },
    },
  }),
  column: style({ display: 'grid' }),
};

const bar = `${line.hairline} solid ${color.border.control}`;

export const step = {
  row: style({
    position: 'relative',
    display: 'flex',
    flex: '1 1 auto',
    minWidth: 0,
    gap: space[4],
    selectors: {
      '&:last-child': { flexGrow: 0 },
      // From here to the next step.
      '&:not(:last-child)::after': {
        content: '',
        flex: 1,
        minWidth: space[4],
        alignSelf: 'flex-start',
        marginBlockStart: MARK / 2,
        borderBlockStart: bar,
      },
      '&[data-state=done]::after': { borderColor: color.action.selected.mark },
    },
    '@container': {
      [NARROW]: {
        display: 'contents',
        selectors: { '&:not(:last-child)::after': { display: 'none' } },
      },
    },
  }),
  column: style({
    position: 'relative',
    minWidth: 0,
    paddingBlockEnd: space[4],
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: MARK + 4,
        insetBlockEnd: 0,
        insetInlineStart: MARK / 2,
        borderInlineStart: bar,
      },
      '&[data-state=done]::after': { borderColor: color.action.selected.mark },
    },
  }),
};

export const current = { row: style({}), column: style({}) };

const oneStep = {
  display: 'grid',
  gridTemplateColumns: `${MARK}px minmax(0, auto)`,
  columnGap: space[2],
  minWidth: 0,
  borderRadius: radius[2],
} as const;

export const body = {
  row: style({
    ...oneStep,
    '@container': { [NARROW]: { display: 'block', gridRow: 1, minWidth: 0 } },
  }),
  column: style({ ...oneStep, columnGap: space[3] }),
};

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  ':focus-visible': focusRing,
});

export const mark = style([
  textStyle('small'),
  tabular,
  transition('background-color', 'border-color', 'color'),
  {
    display: 'grid',
    placeItems: 'center',
    width: MARK,
    height: MARK,
    fontWeight: font.weight.medium,
    borderRadius: radius.round,
    border: `${line.hairline} solid`,
  },
]);

export const state = styleVariants({
  done: {
    color: color.action.selected.mark,
    backgroundColor: color.action.selected.bg,
    borderColor: color.action.selected.mark,
  },
  current: {
    color: color.action.primary.text,
    backgroundColor: color.action.primary.bg,
    borderColor: color.action.primary.bg,
    '@media': {
      [media.forced]: {
        forcedColorAdjust: 'none',
        color: 'HighlightText',
        backgroundColor: 'Highlight',
      },
    },
  },
  todo: { color: color.text.muted, borderColor: color.border.control },
  failed: {
    color: color.tone.critical.text,
    backgroundColor: color.tone.critical.bg,
    borderColor: color.tone.critical.border,
  },
});

export const words = style({ display: 'grid', minWidth: 0, alignContent: 'start' });
const word = style([textStyle('small'), { paddingBlockStart: '3px', textWrap: 'balance' }]);
export const label = style([word, { color: color.text.muted }]);
export const labelCurrent = style([word, { fontWeight: font.weight.medium }]);
export const hint = style([textStyle('caption'), { color: color.text.muted }]);

const inLayer = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.ui]: rule } });

inLayer(`${link}:hover .${label}`, {
  color: color.text.default,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});

// Steps that one may go back to stand closer than thumbs are wide.
inLayer(`${list.column} .${link}`, { position: 'relative' });
inLayer(`${list.column} .${link}::after`, {
  content: '',
  position: 'absolute',
  inset: `calc((${MARK}px - ${size.touch}) / 2) 0`,
});

// Narrow: marks become bars; the words of the others stay for screen readers.
const narrow = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  inLayer(selector, { '@container': { [NARROW]: rule } });
narrow(`${list.row} .${mark}`, {
  width: '100%',
  height: 4,
  borderWidth: line.hairline,
  borderRadius: radius.round,
  overflow: 'hidden',
  textIndent: '-100vw',
});
narrow(`${list.row} .${state.done}`, {
  backgroundColor: color.action.selected.mark,
  '@media': { [media.forced]: { forcedColorAdjust: 'none', backgroundColor: 'LinkText' } },
});
narrow(`${list.row} .${state.failed}`, { backgroundColor: color.tone.critical.solid });
narrow(`${list.row} .${mark} svg`, { display: 'none' });
narrow(`${list.row} .${words}`, hidden);
narrow(`${list.row} .${current.row} .${words}`, {
  position: 'static',
  width: 'auto',
  height: 'auto',
  margin: 0,
  overflow: 'visible',
  clipPath: 'none',
  whiteSpace: 'normal',
});
narrow(`${list.row} .${current.row} > span`, { display: 'contents' });
narrow(`${list.row} .${current.row} .${mark}`, { gridRow: 1 });
narrow(`${list.row} .${current.row} .${words}`, { gridRow: 2, gridColumn: '1 / -1' });
// A thumb hits more than the bar it sees.
narrow(`${list.row} .${link}::after`, {
  content: '',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc((4px - ${size.touch}) / 2)`,
  height: size.touch,
});
narrow(`${list.row} .${link}`, { position: 'relative' });

import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

/** Words and picture beside the form; on phones the form comes right after the words. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"head" "main" "aside"',
  gap: `${space[8]} ${space[16]}`,
  paddingBlock: `${space[8]} ${space[16]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"head main" "aside main"',
      paddingBlock: `${space[16]} ${space[24]}`,
    },
  },
});

export const head = style({
  gridArea: 'head',
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
});
export const eyebrow = style([textStyle('label'), { color: vars.color.text.price }]);

export const aside = style({
  gridArea: 'aside',
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
});

export const steps = style({ display: 'grid', gap: space[4] });
export const list = style({ display: 'grid', counterReset: 'step' });
export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: `${space[10]} minmax(0, 1fr)`,
  gap: space[3],
  paddingBlock: space[4],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
  '::before': {
    content: 'counter(step, decimal-leading-zero)',
    color: vars.color.text.price,
    fontVariantNumeric: 'tabular-nums',
  },
});

export const main = style({
  gridArea: 'main',
  minWidth: 0,
  alignSelf: 'start',
  '@media': {
    [media.desktop]: {
      padding: space[10],
      backgroundColor: vars.color.surface.raised,
      border: `${line.hairline} solid ${vars.color.border.hairline}`,
      borderRadius: vars.shape.card,
    },
  },
});

export const form = style({ display: 'grid', gap: space[6] });
export const pair = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const group = style({
  display: 'grid',
  gap: space[5],
  paddingBlockStart: space[6],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
  selectors: { '&:first-of-type': { paddingBlockStart: 0, borderBlockStart: 0 } },
});
export const waiting = style({
  display: 'grid',
  gap: space[5],
  minHeight: '32rem',
  alignContent: 'start',
});
export const done = style({ display: 'grid', gap: space[6] });
export const doneHead = style({ display: 'grid', gap: space[3], justifyItems: 'start' });
/** Takes the focus when the form is gone; nothing there can be pressed, so nothing is framed. */
export const quietFocus = style({ ':focus': { outline: 'none' } });

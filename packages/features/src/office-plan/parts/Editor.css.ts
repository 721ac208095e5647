import { line, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const summary = style([textStyle('label'), { cursor: 'pointer', paddingBlock: space[3] }]);

export const module = style({ cursor: 'grab', touchAction: 'none', outline: 'none' });
/** What a finger or a key takes hold of; its edge says what is chosen. */
export const hold = style({
  fill: 'transparent',
  stroke: 'transparent',
  strokeWidth: 2.5,
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    [`${module}:hover &`]: { stroke: vars.color.border.strong },
    [`${module}:focus-visible &`]: { stroke: vars.color.focus.ring },
  },
});
export const held = style({ stroke: vars.color.action.selected.mark });
export const refused = style({ stroke: vars.color.border.invalid });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '3rem',
});
export const toolsWords = style([textStyle('small'), { flex: '1 1 12rem' }]);
export const said = style([textStyle('small'), { minBlockSize: '1.5em' }]);
export const saidNo = style({ color: vars.color.tone.critical.text });

export const roomHead = style([
  textStyle('label'),
  { display: 'flex', alignItems: 'center', gap: space[2], paddingBlockStart: space[3] },
]);
export const list = style({ ...plain, display: 'grid' });
export const row = style({
  borderBlockEnd: `${line.hairline} solid ${vars.color.border.hairline}`,
});
export const pick = style([
  textStyle('small'),
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[3],
    inlineSize: '100%',
    minBlockSize: '2.75rem',
    alignItems: 'center',
    paddingInline: space[2],
    border: 0,
    color: vars.color.text.default,
    backgroundColor: 'transparent',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: vars.color.action.quiet.hover },
    selectors: {
      '&[aria-pressed="true"]': {
        color: vars.color.action.selected.text,
        backgroundColor: vars.color.action.selected.bg,
      },
    },
  },
]);
export const size = style({ color: vars.color.text.muted, whiteSpace: 'nowrap' });

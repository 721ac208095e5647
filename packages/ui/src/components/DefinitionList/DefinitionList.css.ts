import { media } from '../../theme/media.ts';
import { font, space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const rule = `1px solid ${vars.color.border.hairline}`;
const base = style([textStyle('label'), { fontWeight: font.weight.regular }]);

export const list = {
  rows: style([base, { borderBlockEnd: rule }]),
  columns: style([
    base,
    {
      '@media': {
        [media.tablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space[10] },
      },
    },
  ]),
  sum: style([base, { display: 'grid', gap: space[2] }]),
};

/** Two columns of two and three parts; where letters are large or room is short, what is said stands below its name. */
const lined = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  paddingBlock: space[3],
  borderBlockStart: rule,
});

const name = style({ color: vars.color.text.muted });
const said = { flex: '3 1 9rem', minWidth: 0, overflowWrap: 'anywhere' } as const;

export const row = {
  rows: lined,
  columns: lined,
  sum: style({
    display: 'grid',
    gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
    gap: space[4],
  }),
};

export const term = {
  rows: style([name, { flex: '2 1 6rem' }]),
  columns: style([name, { flex: '2 1 6rem' }]),
  sum: name,
};
export const detail = {
  rows: style(said),
  columns: style(said),
  sum: style([tabular, { textAlign: 'end' }]),
};

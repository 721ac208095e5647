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

const lined = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockStart: rule,
});

export const row = {
  rows: lined,
  columns: lined,
  sum: style({
    display: 'grid',
    gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
    gap: space[4],
  }),
};

export const term = style({ color: vars.color.text.muted });
export const detail = {
  rows: style({ minWidth: 0 }),
  columns: style({ minWidth: 0 }),
  sum: style([tabular, { textAlign: 'end' }]),
};

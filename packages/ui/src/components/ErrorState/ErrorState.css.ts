import { media } from '../../theme/media.ts';
import { space } from '../../theme/scale.css.ts';
import { style } from '../../theme/style.ts';
import { tabular, textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'flex', color: vars.color.text.default });

const centred = style({
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[5],
  textAlign: 'center',
  maxWidth: 520,
  marginInline: 'auto',
});

export const size = {
  page: style([
    centred,
    { paddingBlock: space[14], '@media': { [media.tablet]: { paddingBlock: space[24] } } },
  ]),
  section: style([centred, { paddingBlock: space[10] }]),
  inline: style({
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlock: space[4],
    paddingInline: space[5],
    border: `1px solid ${vars.color.tone.critical.border}`,
    borderRadius: vars.shape.card,
    backgroundColor: vars.color.tone.critical.bg,
  }),
};

export const words = style({ display: 'grid', gap: space[2] });

const head = style([textStyle('h4')]);
export const title = {
  page: style([textStyle('h3')]),
  section: head,
  inline: style([textStyle('h5'), { color: vars.color.tone.critical.text }]),
};

export const text = style([
  textStyle('body'),
  { color: vars.color.text.muted, textWrap: 'balance' },
]);
export const kept = style([textStyle('body')]);

const row = { display: 'flex', flexWrap: 'wrap', gap: space[3] } as const;
export const actions = {
  page: style({ ...row, justifyContent: 'center' }),
  section: style({ ...row, justifyContent: 'center' }),
  inline: style(row),
};

export const reference = style([textStyle('caption'), tabular, { color: vars.color.text.muted }]);

import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[16]}`,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      gap: space[16],
      alignItems: 'start',
    },
  },
});

export const contents = style({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: space[24],
      maxHeight: `calc(100vh - ${space[24]} - ${space[6]})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
});

/** Folded on a phone, always open beside the text. */
export const folded = style({
  borderBlock: `${line.hairline} solid ${vars.color.border.hairline}`,
  '@media': { [media.desktop]: { borderBlock: 0 } },
});
export const summary = style([
  textStyle('label'),
  {
    paddingBlock: space[3],
    cursor: 'pointer',
    '@media': {
      [media.desktop]: { pointerEvents: 'none', listStyle: 'none', paddingBlock: `0 ${space[2]}` },
    },
  },
]);
export const toc = style([
  textStyle('small'),
  {
    display: 'grid',
    paddingBlockEnd: space[3],
    '@media': { [media.desktop]: { paddingBlockEnd: 0 } },
  },
]);
globalStyle(`${toc} a`, {
  display: 'block',
  paddingBlock: space[2],
  paddingInlineStart: space[3],
  color: vars.color.text.muted,
  textDecoration: 'none',
  borderInlineStart: `${line.bold} solid ${vars.color.border.hairline}`,
});
globalStyle(`${toc} a:hover`, {
  color: vars.color.text.default,
  borderInlineStartColor: vars.color.action.selected.mark,
});

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  minWidth: 0,
  maxWidth: '44rem',
});

export const head = style({ display: 'grid', gap: space[4], justifyItems: 'start' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
});
export const notice = style({ justifySelf: 'stretch' });

export const sections = style({ display: 'grid', gap: space[8] });
export const section = style({ display: 'grid', gap: space[3], scrollMarginBlockStart: space[24] });
export const points = style({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[5],
  listStyle: 'disc',
});

export const versions = style({
  display: 'grid',
  gap: space[3],
  paddingBlockStart: space[8],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
});
export const version = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  paddingBlock: space[2],
});

export const printed = style({ paddingBlockStart: space[5] });

import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: space[5], minWidth: 0 });
export const meters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
});
export const meter = style([textStyle('caption'), { display: 'grid', gap: space[1] }]);
export const bar = style({ width: '100%', height: '0.5rem' });
/** Which language stands beside Vietnamese, where there is room for two. */
export const chosen = style({
  display: 'flex',
  gap: space[2],
  '@media': { [media.desktop]: { display: 'none' } },
});
export const group = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  border: 'none',
  minWidth: 0,
});
export const legend = style([
  textStyle('label'),
  {
    width: '100%',
    padding: 0,
    paddingBlockStart: space[3],
    marginBlockEnd: space[2],
    borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
  },
]);
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const aside = style({ '@media': { [media.narrow]: { display: 'none' } } });

import { line, media, space, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space[6], minWidth: 0 });

export const kinds = style({ display: 'grid', gap: space[2] });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const part = style({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  margin: 0,
  padding: space[4],
  border: `${line.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.shape.card,
});

export const legend = style({ paddingInline: space[1], fontWeight: 600 });

/** Two beside each other; each at the top, so that a complaint moves only its own. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

import { line, media, space, textStyle, vars } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  minHeight: '100vh',
  padding: space[5],
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.default,
});

export const controls = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const clockButtons = style({ gridColumn: '1 / -1' });

export const columns = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 380px' },
  },
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  paddingBlock: space[2],
  borderBlockStart: `${line.hairline} solid ${vars.color.border.hairline}`,
});

const monospace = 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace';

export const mono = style({
  ...textStyle('small'),
  fontFamily: monospace,
  overflowWrap: 'anywhere',
});

/** What an event is called, its code below. */
export const event = style({ display: 'block', paddingBlock: space[1], textAlign: 'center' });

export const code = style({
  ...textStyle('caption'),
  display: 'block',
  fontFamily: monospace,
  overflowWrap: 'anywhere',
});

export const now = style({ outline: 'none' });

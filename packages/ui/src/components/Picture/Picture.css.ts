import { style, styleVariants } from '../../theme/style.ts';
import { duration, easing, space } from '../../theme/scale.css.ts';
import { textStyle } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const frame = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  containerType: 'inline-size',
  backgroundColor: vars.color.surface.sunken,
});

export const corner = styleVariants({
  soft: { borderRadius: vars.shape.card },
  none: {},
});

export const blur = style({
  position: 'absolute',
  inset: 0,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  filter: 'blur(12px)',
  // The blur's own edge stays outside the frame.
  transform: 'scale(1.12)',
});

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

export const image = styleVariants({
  cover: { ...fill, objectFit: 'cover' },
  contain: { ...fill, objectFit: 'contain' },
});

export const waiting = style({ opacity: 0 });
export const arrived = style({
  transition: `opacity ${duration.slow} ${easing.enter}`,
});

export const fallback = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  padding: '8%',
  textAlign: 'center',
  color: vars.color.text.muted,
  backgroundColor: vars.color.surface.sunken,
  // A paper edge inside the frame: meant, not missing.
  boxShadow: `inset 0 0 0 1px ${vars.color.border.hairline}`,
});

export const drawing = style({
  width: 'clamp(20px, 26cqi, 64px)',
  height: 'auto',
  // In a low frame the drawing gives way, not the words.
  flexShrink: 1,
  minHeight: 0,
  stroke: vars.color.border.control,
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const words = style([
  textStyle('caption'),
  {
    display: 'none',
    flexShrink: 0,
    maxWidth: '32ch',
    '@container': { '(width >= 140px)': { display: '-webkit-box' } },
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
]);

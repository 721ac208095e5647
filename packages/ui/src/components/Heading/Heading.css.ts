import { style, styleVariants } from '../../theme/style.ts';
import { lineClamp, textStyle } from '../../theme/typography.ts';

export const size = styleVariants({
  display: textStyle('display'),
  h1: textStyle('h1'),
  h2: textStyle('h2'),
  h3: textStyle('h3'),
  h4: textStyle('h4'),
  h5: textStyle('h5'),
});

export const clamp = styleVariants({ 1: lineClamp(1), 2: lineClamp(2), 3: lineClamp(3) });
export const centred = style({ textAlign: 'center' });

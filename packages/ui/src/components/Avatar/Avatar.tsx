import { useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { initials, shade } from './initials.ts';
import * as s from './Avatar.css.ts';

export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

export type AvatarProps = {
  /** The person's or the shop's name: read aloud, and its letters stand in for the picture. */
  name: string;
  src?: string | null;
  size?: AvatarSize;
  /** `round` for people, `square` for shops and brands. */
  shape?: 'round' | 'square';
  /** True where the name stands beside it anyway. */
  decorative?: boolean;
};

const PIXELS: Record<AvatarSize, number> = { xs: 24, sm: 32, md: 40, lg: 56, xl: 88 };

export const Avatar = ({
  name,
  src,
  size = 'md',
  shape = 'round',
  decorative = false,
}: AvatarProps) => {
  const [broken, setBroken] = useState<string>();
  const frame = cx(s.frame, s.size[size], s.shape[shape]);
  const alt = decorative ? '' : name;
  if (src && src !== broken) {
    return (
      <img
        className={frame}
        src={src}
        alt={alt}
        width={PIXELS[size]}
        height={PIXELS[size]}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(src)}
      />
    );
  }
  return (
    <span
      className={cx(frame, s.letters, s.shade[shade(name, s.shade.length)])}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {initials(name)}
    </span>
  );
};

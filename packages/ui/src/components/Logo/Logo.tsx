import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { brandTitles, type BrandName } from '../../theme/brand-names.ts';
import * as s from './Logo.css.ts';
import { markOf } from './marks.tsx';

export type LogoProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  brand?: BrandName;
  /** The mark alone; its name stays for screen readers. */
  markOnly?: boolean;
  /** In place of the brand's own name. */
  name?: string;
  /** Height of the letters in pixels; the mark is half as high again. */
  size?: number;
};

/** Mark and name of a brand. */
export const Logo = ({
  brand = 'default',
  markOnly,
  name = brandTitles[brand],
  size = 20,
  className,
  style,
  ...rest
}: LogoProps) => (
  <span className={cx(s.root, className)} style={{ fontSize: size, ...style }} {...rest}>
    <svg viewBox="0 0 32 32" className={s.mark} aria-hidden>
      {markOf(brand)}
    </svg>
    {markOnly ? (
      <VisuallyHidden>{name}</VisuallyHidden>
    ) : (
      <span className={s.name} translate="no">
        {name}
      </span>
    )}
  </span>
);

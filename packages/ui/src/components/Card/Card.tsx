import type { ComponentPropsWithRef, ElementType, Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './Card.css.ts';

export type CardProps = Omit<ComponentPropsWithRef<'div'>, 'ref'> & {
  ref?: Ref<HTMLElement>;
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | 'form';
  /** `outlined` on the page, `sunken` for asides, `plain` for a picture with words below. */
  surface?: keyof typeof s.surface;
  padding?: keyof typeof s.padding;
  /** Holds one stretched Link and answers the pointer as a whole. */
  interactive?: boolean;
  selected?: boolean;
};

/** What belongs together, with a thin line around it. */
export const Card = ({
  as = 'div',
  surface = 'outlined',
  padding = 'md',
  interactive,
  selected,
  className,
  ...rest
}: CardProps) => {
  const Tag = as as ElementType;
  return (
    <Tag
      className={cx(
        s.root,
        s.surface[surface],
        s.padding[padding],
        interactive && s.interactive,
        selected && s.selected,
        className,
      )}
      {...rest}
    />
  );
};

import type { ComponentPropsWithRef, ElementType, Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './layout.css.ts';

export type LayoutTag =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'ul'
  | 'ol'
  | 'li'
  | 'nav'
  | 'fieldset'
  | 'dl'
  | 'span';

export type StackProps = Omit<ComponentPropsWithRef<'div'>, 'ref'> & {
  ref?: Ref<HTMLElement>;
  as?: LayoutTag;
  /** Multiples of 4 px. */
  gap?: keyof typeof s.gap;
  align?: keyof typeof s.align;
  justify?: keyof typeof s.justify;
};

/** Things below each other. */
export const Stack = ({ as = 'div', gap = 4, align, justify, className, ...rest }: StackProps) => {
  const Tag = as as ElementType;
  return (
    <Tag
      className={cx(
        s.stack,
        s.gap[gap],
        align && s.align[align],
        justify && s.justify[justify],
        className,
      )}
      {...rest}
    />
  );
};

export type InlineProps = StackProps & {
  /** Stays on one line. */
  noWrap?: boolean;
};

/** Things beside each other; they wrap. */
export const Inline = ({
  as = 'div',
  gap = 3,
  align = 'center',
  justify,
  noWrap,
  className,
  ...rest
}: InlineProps) => {
  const Tag = as as ElementType;
  return (
    <Tag
      className={cx(
        s.inline,
        s.gap[gap],
        s.align[align],
        justify && s.justify[justify],
        noWrap && s.noWrap,
        className,
      )}
      {...rest}
    />
  );
};

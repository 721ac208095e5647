import type { ComponentPropsWithRef, ElementType, Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './Text.css.ts';

type TextTag =
  | 'p'
  | 'span'
  | 'div'
  | 'strong'
  | 'em'
  | 'small'
  | 'dt'
  | 'dd'
  | 'li'
  | 'figcaption'
  | 'blockquote';

export type TextProps = Omit<ComponentPropsWithRef<'p'>, 'ref'> & {
  ref?: Ref<HTMLElement>;
  /** The element; a paragraph unless told. */
  as?: TextTag;
  size?: keyof typeof s.size;
  tone?: keyof typeof s.tone;
  weight?: keyof typeof s.weight;
  align?: keyof typeof s.align;
  /** Cuts with … after so many lines. */
  clamp?: keyof typeof s.clamp;
  /** Not wider than reads well, about 68 characters. */
  measure?: boolean;
  /** Digits of one width. */
  numeric?: boolean;
};

/** Words to be read. */
export const Text = ({
  as = 'p',
  size = 'body',
  tone,
  weight,
  align,
  clamp,
  measure,
  numeric,
  className,
  ...rest
}: TextProps) => {
  const Tag = as as ElementType;
  return (
    <Tag
      className={cx(
        s.size[size],
        tone && s.tone[tone],
        weight && s.weight[weight],
        align && s.align[align],
        clamp && s.clamp[clamp],
        measure && s.measure,
        numeric && s.numeric,
        className,
      )}
      {...rest}
    />
  );
};

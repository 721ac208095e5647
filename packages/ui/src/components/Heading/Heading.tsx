import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './Heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export type HeadingProps = ComponentPropsWithRef<'h2'> & {
  /** Place in the outline of the page. */
  level: HeadingLevel;
  /** Look, where it differs from the level. */
  size?: keyof typeof s.size;
  /** Cuts with … after so many lines. */
  clamp?: keyof typeof s.clamp;
  centred?: boolean;
};

const sizeOf = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h5' } as const;

/** Names a part of the page. */
export const Heading = ({
  level,
  size = sizeOf[level],
  clamp,
  centred,
  className,
  ...rest
}: HeadingProps) => {
  const Tag = `h${level}` as 'h2';
  return (
    <Tag
      className={cx(s.size[size], clamp && s.clamp[clamp], centred && s.centred, className)}
      {...rest}
    />
  );
};

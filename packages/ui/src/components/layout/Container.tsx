import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './layout.css.ts';

export type ContainerProps = ComponentPropsWithRef<'div'> & {
  /** `content` 1280 px, `text` about 68 characters, `form` 480 px, `full` to the edge. */
  width?: keyof typeof s.width;
};

/** Keeps content off the edges and not too wide. */
export const Container = ({ width = 'content', className, ...rest }: ContainerProps) => (
  <div className={cx(s.container, s.width[width], className)} {...rest} />
);

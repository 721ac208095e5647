import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/** Words for screen readers where the picture says it to the eye. */
export const VisuallyHidden = ({ className, ...rest }: VisuallyHiddenProps) => (
  <span className={cx(s.root, className)} {...rest} />
);

import { ArrowUpRight } from 'lucide-react';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './Link.css.ts';
import { LinkBase, type LinkBaseProps } from './LinkBase.tsx';

export type LinkProps = LinkBaseProps & {
  /** `text` within a sentence, `quiet` where the place says it is a link, `action` for “see all”. */
  variant?: keyof typeof s.variant;
  /** Lets the nearest positioned ancestor (a card) be pressed as a whole. */
  stretched?: boolean;
  /** Opens a new tab; the words say so to screen readers, e.g. “mở trong thẻ mới”. */
  newTabLabel?: string;
};

/** Leads somewhere. For doing something, take a Button. */
export const Link = ({
  variant = 'text',
  stretched,
  newTabLabel,
  className,
  children,
  ...rest
}: LinkProps) => (
  <LinkBase
    className={cx(s.root, s.variant[variant], stretched && s.stretched, className)}
    {...(newTabLabel ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    {...rest}
  >
    {children}
    {newTabLabel ? (
      <>
        <ArrowUpRight className={s.icon} strokeWidth={1.75} aria-hidden />
        <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
      </>
    ) : null}
  </LinkBase>
);

import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './BannerStrip.css.ts';

export type BannerStripProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The name of the strip, e.g. “Thông báo”. */
  label: string;
  /** One or two short sentences. */
  children: ReactNode;
  /** A `Link` to more. */
  action?: ReactNode;
  icon?: ReactNode;
  tone?: keyof typeof s.tone;
  /** With it the strip has a cross; whoever owns it takes it away and remembers that. */
  dismiss?: { label: string; onDismiss: () => void };
};

/** One line over the page: a campaign, a holiday, hours of maintenance. */
export const BannerStrip = ({
  label,
  children,
  action,
  icon,
  tone = 'house',
  dismiss,
  className,
  ...rest
}: BannerStripProps) => (
  <section aria-label={label} className={cx(s.root, s.tone[tone], className)} {...rest}>
    <div className={s.line}>
      {icon ? (
        <span className={s.icon} aria-hidden>
          {icon}
        </span>
      ) : null}
      <p className={s.text}>{children}</p>
      {action ? <span className={s.action}>{action}</span> : null}
    </div>
    {dismiss ? (
      <button
        type="button"
        className={s.cross}
        aria-label={dismiss.label}
        onClick={dismiss.onDismiss}
      >
        <X size={18} strokeWidth={1.75} aria-hidden />
      </button>
    ) : null}
  </section>
);

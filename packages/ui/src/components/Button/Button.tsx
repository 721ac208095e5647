import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { LinkBase, type LinkBaseProps } from '../Link/LinkBase.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './Button.css.ts';

type Look = {
  /** `primary` once a screen; `accent` to buy; `secondary` beside it; `quiet` in rows; `danger` destroys. */
  variant?: keyof typeof s.variant;
  size?: keyof typeof s.size;
  /** As wide as its place. */
  fullWidth?: boolean;
};

export type ButtonProps = Look &
  Omit<ComponentPropsWithRef<'button'>, 'disabled'> & {
    /** Cannot be pressed now; say why. It keeps the focus, so that the reason can be found. */
    disabledReason?: string;
    /** Keeps the reason off the screen where words nearby say it already. */
    reasonHidden?: boolean;
    /** A reason that may come: its lines are kept free, so that nothing below moves. */
    reasonRoom?: string;
    /** Cannot be pressed; only where the reason needs no words. */
    disabled?: boolean;
    /** Is doing it: keeps its width, takes no second press. */
    loading?: boolean;
    /** What a screen reader hears while it loads. */
    loadingLabel?: string;
  };

/** Does something. For going somewhere, take ButtonLink. */
export const Button = ({
  variant = 'secondary',
  size = 'md',
  fullWidth,
  disabledReason,
  reasonHidden,
  reasonRoom,
  disabled = false,
  loading = false,
  loadingLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const reasonId = useId();
  const off = disabled || disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (off || loading) event.preventDefault();
    else onClick?.(event);
  };
  // The wrapper is always there, so that a button keeps its focus when its reason comes and goes.
  return (
    <span
      className={cx(
        disabledReason || reasonRoom ? s.withReason : s.alone,
        fullWidth && s.fullWidth,
      )}
    >
      <button
        type={type}
        className={cx(
          s.root,
          s.size[size],
          s.variant[variant],
          fullWidth && s.fullWidth,
          className,
        )}
        onClick={press}
        aria-disabled={off || loading || undefined}
        aria-busy={loading || undefined}
        aria-describedby={disabledReason ? reasonId : undefined}
        {...rest}
      >
        <span className={cx(s.words, loading && s.waiting)}>{children}</span>
        {loading ? (
          <span className={s.spinner}>
            <Spinner size={size === 'sm' ? 16 : 20} />
            {loadingLabel ? <VisuallyHidden>{loadingLabel}</VisuallyHidden> : null}
          </span>
        ) : null}
      </button>
      {disabledReason ? (
        <Reason id={reasonId} hidden={reasonHidden}>
          {disabledReason}
        </Reason>
      ) : reasonRoom ? (
        <span className={cx(s.reason, s.unseen)} aria-hidden>
          {reasonRoom}
        </span>
      ) : null}
    </span>
  );
};

const Reason = ({
  id,
  hidden,
  children,
}: {
  id: string;
  hidden?: boolean | undefined;
  children: ReactNode;
}) =>
  hidden ? (
    <VisuallyHidden id={id}>{children}</VisuallyHidden>
  ) : (
    <span id={id} className={s.reason}>
      {children}
    </span>
  );

export type ButtonLinkProps = Look & LinkBaseProps;

/** A link that looks like a button. */
export const ButtonLink = ({
  variant = 'secondary',
  size = 'md',
  fullWidth,
  className,
  ...rest
}: ButtonLinkProps) => (
  <LinkBase
    className={cx(s.root, s.size[size], s.variant[variant], fullWidth && s.fullWidth, className)}
    {...rest}
  />
);

import { useId, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './ErrorSummary.css.ts';

export interface SummaryItem {
  /** Of the control to go to. */
  id: string;
  message: string;
}

export type ErrorSummaryProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  title: string;
  items: readonly SummaryItem[];
};

/** Everything that keeps a form from being sent, with links to the places. Can take the focus. */
export const ErrorSummary = ({ title, items, className, ...rest }: ErrorSummaryProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} tabIndex={-1} className={cx(s.root, className)} {...rest}>
      <p id={titleId} className={s.title}>
        {title}
      </p>
      {items.length > 0 ? (
        <ul className={s.list}>
          {items.map((item) => (
            <li key={item.id}>
              <a href={`#${item.id}`} className={s.link} onClick={goTo}>
                {item.message}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
};

/** To the control, and not into the address bar, where the router would take it for a page. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!target) return;
  event.preventDefault();
  const control = target.matches('fieldset')
    ? (target.querySelector<HTMLElement>('input:checked') ?? target.querySelector('input'))
    : target;
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

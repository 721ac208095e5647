import { useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../internal/cx.ts';
import type { Tone } from '../Badge/Badge.tsx';
import * as s from './Timeline.css.ts';

export type TimelineEvent = {
  id: string;
  /** What happened, in a few words. */
  title: ReactNode;
  /** When: `text` in the page's language, `iso` for machines. */
  time: { text: string; iso: string };
  /** Who did it, e.g. “Người bán · Mộc Xưởng”. */
  who?: ReactNode;
  /** A reason, a parcel number, pictures. */
  detail?: ReactNode;
  tone?: Tone;
  /** In place of the dot: an icon of 14 px. */
  icon?: ReactNode;
};

export type TimelineProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** The newest first; its mark is the full one. */
  events: readonly TimelineEvent[];
  /** Shows the first `count`; the others come with a press on the button named `label`. */
  fold?: { count: number; label: string };
};

/** What happened to a thing, by whom and when. */
export const Timeline = ({ events, fold, className, ...rest }: TimelineProps) => {
  const [unfolded, setUnfolded] = useState(false);
  const firstFolded = useRef<HTMLLIElement>(null);
  const folds = fold !== undefined && !unfolded && events.length > fold.count;
  const shown = folds ? events.slice(0, fold.count) : events;
  const unfold = () => {
    flushSync(() => setUnfolded(true));
    // The button is gone; reading goes on where it stood.
    firstFolded.current?.focus();
  };
  return (
    <ol className={cx(s.root, className)} {...rest}>
      {shown.map((event, at) => (
        <li
          key={event.id}
          className={s.event}
          {...(at === fold?.count ? { ref: firstFolded, tabIndex: -1 } : {})}
        >
          <span
            className={cx(
              s.mark,
              event.icon ? s.sign : s.dot,
              s.tone[event.tone ?? 'neutral'],
              at === 0 && s.newest[event.tone ?? 'neutral'],
            )}
            aria-hidden
          >
            {event.icon}
          </span>
          <div className={s.words}>
            <p className={at === 0 ? s.titleNewest : s.title}>{event.title}</p>
            <p className={s.facts}>
              <time className={s.time} dateTime={event.time.iso}>
                {event.time.text}
              </time>
              {event.who ? <span className={s.who}>{event.who}</span> : null}
            </p>
            {event.detail ? <div className={s.detail}>{event.detail}</div> : null}
          </div>
        </li>
      ))}
      {folds ? (
        <li className={s.more}>
          <button type="button" className={s.moreButton} onClick={unfold}>
            {fold.label}
          </button>
        </li>
      ) : null}
    </ol>
  );
};

import { ErrorState } from '@hien/ui';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../i18n/useText.ts';
import * as s from './RefetchNotice.css.ts';

/** Says that what is shown is from before: the last try to update it failed. */
export function RefetchNotice({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const text = useText();
  const anchor = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = anchor.current;
    const around = notice?.parentElement;
    return () => {
      // Its button goes with the trouble; the focus stays with what was asked for.
      if (!around || !notice.contains(document.activeElement)) return;
      around.tabIndex = -1;
      around.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={anchor} className={s.anchor}>
      <ErrorState
        size="inline"
        title={text('state.refetch-failed')}
        retry={{ label: text('state.retry'), onRetry, retrying }}
      />
    </div>
  );
}

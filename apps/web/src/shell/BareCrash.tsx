import { useText } from '@hien/features/shared';
import * as s from './shell.css.ts';

/** The last resort: the page broke, and what would say so nicely cannot be fetched. */
export function BareCrash() {
  const text = useText();
  return (
    <div role="alert" className={s.bare}>
      <p>{text('state.crash.title')}</p>
      <button type="button" className={s.bareButton} onClick={() => location.reload()}>
        {text('state.retry')}
      </button>
    </div>
  );
}

import { follow } from '@hien/api/live';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Follows a stream of changes while the page is looked at, and says whether it is told of them at the moment: whoever is not
 * asks in between. A page in the background follows nothing, and hears of what it missed when it is looked at again.
 */
export function useLive(path: string, onChange: () => void): boolean {
  const [open, setOpen] = useState(false);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const look = () => {
      if (document.visibilityState === 'visible')
        stop ??= follow(path, { onChange: () => changed(), onOpen: setOpen });
      else {
        stop?.();
        stop = undefined;
        setOpen(false);
      }
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop?.();
      setOpen(false);
    };
  }, [path]);
  return open;
}

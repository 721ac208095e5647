import { keepModules } from '@hien/api';
import { useEffect, useEffectEvent } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { useSignedIn } from '../../shared/session/useSession.ts';
import { keepModule, useDeviceModules } from './kept-modules.ts';

/** One page has several lists of modules; the first of them sends. */
let isTaking = false;

/** What a guest kept on this device goes into the account of who has signed in; until the server has it, it stays on the device. */
export function useTakeModulesAlong(): void {
  const isMember = useSignedIn();
  const device = useDeviceModules();
  const keeping = useSend(keepModules, { about: 'device', wait: false });
  const take = useEffectEvent(async () => {
    if (isTaking) return;
    isTaking = true;
    const taken = [...device];
    try {
      await keeping.send({ numbers: taken });
      for (const number of taken) keepModule(number, false);
    } catch {
      // The next page with modules tries once more.
    } finally {
      isTaking = false;
    }
  });
  useEffect(() => {
    if (isMember && device.length > 0) void take();
  }, [isMember, device]);
}

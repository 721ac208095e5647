import { keepModules, listKeptModules, releaseModule } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { useSignedIn } from '../../shared/session/useSession.ts';
import { keepModule, useDeviceModules } from './kept-modules.ts';

/**
 * The modules that somebody keeps: a guest's lie on this device, a member's on the server. What the device has of somebody who is
 * signed in by now counts too, until the server has it.
 */
export function useKeptModules() {
  const isMember = useSignedIn();
  const device = useDeviceModules();
  const query = useCall(listKeptModules, {}, { enabled: isMember });
  const keeping = useSend(keepModules, { about: 'heart', wait: false });
  const releasing = useSend(releaseModule, { wait: false });
  const stored = query.data?.numbers ?? [];
  return {
    isMember,
    /** Of the server's answer. */
    query,
    /** Numbers, the one kept last first. */
    numbers: isMember ? [...device.filter((one) => !stored.includes(one)), ...stored] : device,
    /** It rejects where the server does not take it. */
    async set(number: number, kept: boolean): Promise<void> {
      if (isMember) {
        if (kept) await keeping.send({ numbers: [number] });
        else await releasing.send({ number });
      }
      if (!isMember || !kept) keepModule(number, kept);
    },
  };
}

import { listRefusedPlaces, refusePlace } from '@hien/api';
import { useSyncExternalStore } from 'react';
import { useCall } from '../calls/useCall.ts';
import { useSend } from '../calls/useSend.ts';
import { useSignedIn } from '../session/useSession.ts';
import {
  type RefusedPlace,
  readRefused,
  refuseOnDevice,
  subscribeRefused,
  takeBackOnDevice,
} from './refused-on-device.ts';

const none: readonly RefusedPlace[] = [];

/**
 * Companies whose bought place this visitor keeps away: a member on the server, a guest on the device. What a device keeps
 * away stays away when somebody signs in on it.
 */
export function useRefusedPlaces() {
  const signedIn = useSignedIn();
  const onDevice = useSyncExternalStore(subscribeRefused, readRefused, () => none);
  const { data } = useCall(listRefusedPlaces, {}, { enabled: signedIn });
  const sending = useSend(refusePlace);
  const kept = signedIn ? (data?.items ?? none) : none;
  const places = [...kept, ...onDevice.filter(({ id }) => kept.every((one) => one.id !== id))];
  const send = (id: number, refused: boolean) => sending.send({ contractor_id: id, refused });
  return {
    places,
    onDevice,
    isRefused: (id: number) => places.some((one) => one.id === id),
    /** Throws when the server did not take it. */
    async refuse(company: RefusedPlace): Promise<void> {
      if (signedIn) await send(company.id, true);
      else refuseOnDevice(company);
    },
    async takeBack(id: number): Promise<void> {
      if (kept.some((one) => one.id === id)) await send(id, false);
      takeBackOnDevice(id);
    },
  };
}

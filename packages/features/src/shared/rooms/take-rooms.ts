import { isApiError, saveRooms, send, settle } from '@hien/api';
import type { Language } from '@hien/domain';
import type { QueryClient } from '@tanstack/react-query';
import { forgetRooms, readKeptRooms } from './kept-rooms.ts';

/**
 * Puts what was kept before logging in beside what the member keeps. The same one is kept once, so that two tabs may both
 * try. A home that is gone is dropped; where the member keeps as many as one can, or nothing answers, the rest stays on
 * the device.
 */
export async function takeRooms(
  queryClient: QueryClient,
  language: Language,
): Promise<{ taken: number; isFull: boolean }> {
  let taken = 0;
  // The newest last, as if they had been saved one after the other.
  for (const { name, unit, code } of readKeptRooms().toReversed()) {
    try {
      const answer = await send(saveRooms, { name, design_id: unit, selection: code });
      await settle(queryClient, saveRooms, language, answer);
      taken += 1;
    } catch (error) {
      if (!isApiError(error) || error.status !== 404)
        return { taken, isFull: isApiError(error) && error.code === 'SAVED_ROOMS_FULL' };
    }
    forgetRooms(code);
  }
  return { taken, isFull: false };
}

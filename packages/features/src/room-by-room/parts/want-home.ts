import { type Input, getRoomHome, listRoomHomes } from '@hien/api';
import type { PrefetchPage } from '../../shared/routing/prefetch.ts';

/** Fetches a list of homes and the first of them whole, for a page on which one tries its first room. */
export async function wantHomeOf(
  { want }: PrefetchPage,
  input: Input<'listRoomHomes'>,
): Promise<void> {
  const [home] = (await want(listRoomHomes, input)).items;
  if (home !== undefined) want(getRoomHome, { designId: home.design_id });
}

import { getRoomHome, listRoomHomes } from '@hien/api';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { ChooseHome, homesInput } from '../bank/ChooseHome.tsx';
import { bankAddress } from '../bank/bank-address.ts';

export const prefetch: Prefetch = ({ want, search }) => {
  const url = bankAddress.read(search);
  if (url.unit === undefined) want(listRoomHomes, homesInput(url));
  else want(getRoomHome, { designId: url.unit });
};

/** Where the bank's customers arrive: their home, and the way through it. */
export function Screen() {
  return <ChooseHome />;
}

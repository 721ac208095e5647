import { addressOf } from '../../shared/address/address.ts';
import { oneOf, page } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';

const queueAddress = addressOf({ state: oneOf(['waiting', 'decided'], 'waiting'), page });

/** Which part of a queue is open, kept in the address: `?state=decided&page=2`. */
export function useQueueAddress() {
  const { url, go } = useAddress(queueAddress);
  return { ...url, go };
}

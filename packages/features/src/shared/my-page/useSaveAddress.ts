import { type AddressForm, createAddress, updateAddress } from '@hien/api';
import { useSend } from '../calls/useSend.ts';

/** Adds an address, or changes the one with the id. */
export function useSaveAddress() {
  const create = useSend(createAddress);
  const update = useSend(updateAddress);
  return {
    submit: (id: number | undefined, address: AddressForm, done: () => void) =>
      id === undefined ? create.submit(address, done) : update.submit({ ...address, id }, done),
    change: update.send,
  };
}

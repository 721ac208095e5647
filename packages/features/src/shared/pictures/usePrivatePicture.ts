import { readPrivateUpload } from '@hien/api';
import { useCall } from '../calls/useCall.ts';

const privateAddress = /^\/media\/private\/([a-f0-9]{32}\.webp)$/;

/** A private picture as an address that a picture element shows; its bytes come with the session alone. */
export function usePrivatePicture(address: string) {
  const name = privateAddress.exec(address)?.[1];
  return useCall(
    readPrivateUpload,
    { name: name ?? '' },
    {
      enabled: name !== undefined,
      select: ({ type, content }) => `data:${type};base64,${content}`,
    },
  );
}

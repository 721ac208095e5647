import { readPrivateUpload } from '@hien/api';
import { useCall } from '../calls/useCall.ts';

const privateAddress = /^\/media\/private\/([a-f0-9]{32}\.(?:webp|pdf))$/;

/** The name by which a private upload is read; empty for an address that is none. */
export const privateNameOf = (address: string): string => privateAddress.exec(address)?.[1] ?? '';

/** A private picture as an address that a picture element shows; its bytes come with the session alone. */
export function usePrivatePicture(address: string) {
  const name = privateNameOf(address);
  return useCall(
    readPrivateUpload,
    { name },
    {
      enabled: name !== '',
      select: ({ type, content }) => `data:${type};base64,${content}`,
    },
  );
}

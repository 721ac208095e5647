/** Where uploaded pictures are served; the rest of the address is a random name. */
export const uploadsPath = '/media/uploads/';

const name = /^[a-f0-9]{32}\.webp$/;

/** The name of an upload from the address `/aws/upload` gave, null when it is not one of ours. */
export function uploadName(address: string): string | null {
  const found = address.startsWith(uploadsPath) ? address.slice(uploadsPath.length) : '';
  return name.test(found) ? found : null;
}

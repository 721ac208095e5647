/** Where uploaded pictures are served; the rest of the address is a random name. */
export const uploadsPath = '/media/uploads/';

/** Addresses of private uploads: nothing is served there, an operation reads them for their owner and staff. */
const privatePath = '/media/private/';

const picture = /^[a-f0-9]{32}\.webp$/;
/** Documents are private always. */
const secretFile = /^[a-f0-9]{32}\.(?:webp|pdf)$/;
const privatePrefix = 'private-';

const after = (address: string, path: string, file: RegExp): string | null => {
  const found = address.startsWith(path) ? address.slice(path.length) : '';
  return file.test(found) ? found : null;
};

/** The stored name of a private upload. */
export const privateName = (name: string): string => `${privatePrefix}${name}`;

/** The stored name of an upload from the address `/aws/upload` gave, null when it is not one of ours. */
export function uploadName(address: string): string | null {
  const secret = after(address, privatePath, secretFile);
  return secret === null ? after(address, uploadsPath, picture) : privateName(secret);
}

/** The address of an upload by its stored name. */
export const uploadAddress = (name: string): string =>
  name.startsWith(privatePrefix)
    ? `${privatePath}${name.slice(privatePrefix.length)}`
    : `${uploadsPath}${name}`;

export const isDocument = (name: string): boolean => name.endsWith('.pdf');

import { type UploadOptions, uploadImage } from '@hien/api';
import { type Transport, mediaUrl } from '@hien/ui';

/** Sends pictures for a purpose, one a request. */
export const uploadsFor =
  (folder: UploadOptions['folder']): Transport =>
  (file, on) =>
    uploadImage(file, { folder, ...on });

/** Sends a picture that stands among the words of a text. */
export const uploadInText = async (file: File): Promise<{ src: string }> => ({
  src: await uploadImage(file, {
    folder: 'interior-share',
    signal: new AbortController().signal,
  }),
});

/** A small version of a picture that is up already. */
export const uploadPreview = (address: string): string => `${address}?width=240`;

/** `{ path, name }` → the address that `/aws/upload` gave. */
export const addressOf = (picture: { path: string; name: string }): string => mediaUrl(picture);

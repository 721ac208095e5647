import { ApiError } from './api-error.ts';
import { host } from './host.ts';
import { requestLanguage } from './language.ts';
import type { ErrorBody } from '../types.ts';

export type UploadOptions = {
  /** What the picture is for. */
  readonly folder:
    | 'inbox'
    | 'customer-center'
    | 'claim'
    | 'review'
    | 'interior-share'
    | 'item'
    | 'portfolio';
  readonly signal: AbortSignal;
  /** How much of the file has gone, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
};

/**
 * Uploads one picture and answers its address (D90: before what it belongs to). One file a request, so that each
 * answers for itself; the same file again has the same address. fetch cannot tell how far it is, so this is the
 * one call that does without it.
 * @throws {ApiError}
 */
export function uploadImage(file: File, options: UploadOptions): Promise<string> {
  const { folder, signal, onProgress } = options;
  const form = new FormData();
  form.append('folder', folder);
  form.append('files', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${host}/aws/upload`);
    request.setRequestHeader('Accept-Language', requestLanguage());
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const [address] = addressesOf(request.response) ?? [];
      if (request.status === 200 && address !== undefined) resolve(address);
      else reject(refused(request));
    });
    request.addEventListener('error', () => reject(new ApiError({ kind: 'network' })));
    request.addEventListener('abort', () => reject(new ApiError({ kind: 'aborted' })));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) request.abort();
    else request.send(form);
  });
}

function addressesOf(body: unknown): readonly string[] | undefined {
  const data: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : null;
  return Array.isArray(data) && data.every((entry) => typeof entry === 'string') ? data : undefined;
}

function refused({ status, response }: XMLHttpRequest): ApiError {
  const body: Partial<ErrorBody> =
    typeof response === 'object' && response !== null ? (response as Partial<ErrorBody>) : {};
  return new ApiError({
    kind: 'server',
    status,
    ...(typeof body.code === 'string' ? { code: body.code } : {}),
    ...(typeof body.message === 'string' ? { message: body.message } : {}),
  });
}

import { mayNot } from '@hien/domain';
import { readFile } from 'node:fs/promises';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import type { MediaStore } from '../media/media-store.ts';
import { isDocument, privateName } from '../media/upload-address.ts';
import { ownerOfPrivate } from '../media/upload-repository.ts';
import type { Services } from '../services.ts';

/** A picture or document that only its owner and staff see. Whoever else asks does not learn that it is there. */
export function readPrivateUpload(
  { database }: Services,
  store: MediaStore,
): Handler<'readPrivateUpload'> {
  return async ({ params: { name }, signedIn }) => {
    const member = await signedIn();
    const owner = await ownerOfPrivate(database, name);
    const may = { owner: owner === member.userId };
    if (owner === null || mayNot('licence.read', member.capabilities, may) !== null)
      throw new ApiError('NOT_FOUND');
    const stored = await store.find(privateName(name));
    if (stored === null) throw new ApiError('NOT_FOUND');
    const content = await stored.open();
    const bytes = typeof content === 'string' ? await readFile(content) : content;
    const type = isDocument(name) ? 'application/pdf' : 'image/webp';
    return { data: { type, content: bytes.toString('base64') } };
  };
}

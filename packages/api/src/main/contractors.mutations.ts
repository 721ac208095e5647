import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';
import type { ContractorCount, InboxMessage } from './generated/types.ts';

/** Uploads pictures of a message; answers their addresses in the order of the files (D90: before the message). */
export function uploadInboxImages(files: readonly File[], signal?: AbortSignal): Promise<string[]> {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  form.append('folder', 'inbox');
  // The contract describes the parts; FormData is how a browser sends them.
  const body = { files: [], folder: 'inbox' as const };
  return unwrapData(mainApi.POST('/aws/upload', { body, bodySerializer: () => form, signal }));
}

/** Sends a message whose pictures are uploaded already. */
export function sendInboxMessage(
  message: Omit<InboxMessage, 'target_type' | 'images'>,
  images: readonly string[],
): Promise<{ id: number }> {
  const body: InboxMessage = {
    ...message,
    target_type: 'contractor',
    images: images.map((address) => ({ images: address })),
  };
  return unwrapData(mainApi.POST('/app/inbox/upload', { body }));
}

/** Counts a sent e-mail. The caller logs a failure and goes on: it must not undo a sent message (D91). */
export async function countEmail(
  contractorId: number,
  adType: ContractorCount['ad_type'],
): Promise<void> {
  const body: ContractorCount = {
    contractor_id: contractorId,
    type: 'number_of_emails',
    ad_type: adType,
  };
  await unwrapData(mainApi.POST('/app/contractor/contractor-update-number-of-type', { body }));
}

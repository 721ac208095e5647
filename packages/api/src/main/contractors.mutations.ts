import type { QueryClient } from '@tanstack/react-query';
import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';
import type { ContractorCount, InboxMessage } from './generated/types.ts';

/** Sends a message whose pictures are uploaded already; the same `key` again sends nothing twice. */
export async function sendInboxMessage(
  queryClient: QueryClient,
  message: Omit<InboxMessage, 'target_type' | 'images'>,
  images: readonly string[],
): Promise<{ id: number }> {
  const body: InboxMessage = {
    ...message,
    target_type: 'contractor',
    images: images.map((address) => ({ images: address })),
  };
  const sent = await unwrapData(mainApi.POST('/app/inbox/upload', { body }));
  await queryClient.invalidateQueries({ queryKey: ['support', 'inbox'] });
  return sent;
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

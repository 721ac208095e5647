import { unwrap } from '../client/unwrap.ts';
import { commerceApi } from './client.ts';

/** Puts an address on the newsletter list. Only with the reader's own tick; the types take nothing else. */
export async function subscribeNewsletter(input: {
  readonly email: string;
  readonly consent: true;
}): Promise<void> {
  await unwrap(commerceApi.POST('/api/public/newsletter/subscribe', { body: input }));
}

import { cookies } from './cookies.ts';
import { delivery } from './delivery.ts';
import type { VersionContent } from './document.ts';
import { privacy } from './privacy.ts';
import { refund } from './refund.ts';
import { seller } from './seller.ts';
import { service } from './service.ts';

/** Every version of every document. */
export const termsContent: readonly VersionContent[] = [
  ...service,
  ...privacy,
  ...refund,
  ...delivery,
  ...seller,
  ...cookies,
];

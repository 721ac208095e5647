import type { Language } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { addressOf } from '../address/address.ts';
import { flag } from '../address/parts.ts';

/** The shared homes’ own address tells the rules of their community: `interior-share?rules=1`. */
export const rulesAddress = addressOf({ rules: flag });

export const rulesHref = (language: Language): string =>
  paths.interiorShare.to(language, rulesAddress.query({ rules: true }));

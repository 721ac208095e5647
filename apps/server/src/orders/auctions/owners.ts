import { createHmac } from 'node:crypto';
import { ownerMarks } from '@hien/domain';
import type { contractors } from '../../db/schema/contractors.ts';

type Company = Pick<
  typeof contractors.$inferSelect,
  'userId' | 'taxCode' | 'representative' | 'companyPhone' | 'email' | 'address'
>;

/**
 * Whom a company belongs to, told apart without being told: its tax code, the account that keeps it and its representative,
 * under the auction's own key.
 */
export const ownersOf = (
  ownerKey: string,
  { companyPhone: phone, ...company }: Company,
): string[] =>
  ownerMarks({ ...company, phone }).map((owner) =>
    createHmac('sha256', Buffer.from(ownerKey, 'hex')).update(owner).digest('hex').slice(0, 16),
  );

import { createHmac } from 'node:crypto';

/** A branch's tax code is its company's with three more digits. */
const companyDigits = 10;

/**
 * Whom a company belongs to, told apart without being told: its tax code and the account that keeps it, under the
 * auction's own key.
 */
export function ownersOf(
  ownerKey: string,
  { taxCode, userId }: { readonly taxCode: string; readonly userId: number },
): string[] {
  const tax = taxCode.replaceAll(/\D/gu, '').slice(0, companyDigits);
  return [`tax ${tax}`, `user ${userId}`].map((owner) =>
    createHmac('sha256', Buffer.from(ownerKey, 'hex')).update(owner).digest('hex').slice(0, 16),
  );
}

import { type StaffCaseReason, noticeTitle } from '@hien/domain';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { type MessageId, useText } from '../../shared/i18n/useText.ts';

const words: Readonly<Record<StaffCaseReason, MessageId>> = {
  'wrong-amount': 'admin.case.wrong-amount',
  'ad-invoice': 'admin.case.ad-invoice',
  'bid-canceled': 'admin.case.bid-canceled',
  'bid-lost': 'admin.case.bid-lost',
  'bids-taken-back': 'admin.case.bids-taken-back',
  'design-invoice': 'admin.case.design-invoice',
  'invoice-adjust': 'admin.case.invoice-adjust',
  'renewal-not-wanted': 'admin.case.renewal-not-wanted',
  'seller-penalties': 'admin.case.seller-penalties',
  'paid-twice': 'admin.case.paid-twice',
  'paid-late': 'admin.case.paid-late',
  'paid-too-late': 'admin.case.paid-too-late',
  'paid-too-little': 'admin.case.wrong-amount',
  'paid-too-much': 'admin.case.paid-too-much',
  'red-bill-overdue': 'admin.case.red-bill-overdue',
  suspicious: 'admin.case.suspicious',
  'stray-transfer': 'admin.case.stray-transfer',
  'cash-missing': 'admin.case.cash-missing',
  'refund-failed': 'admin.case.refund-failed',
  'refund.payout-late': 'admin.case.payout-late',
};

/**
 * Why somebody has to look, in words: of money, or the news that staff got of an order. A reason that this client does
 * not know is shown by its name.
 */
export function useCaseReason(): (because: string) => string {
  const text = useText();
  const language = useLanguage();
  return (because) => {
    const ofMoney: Readonly<Record<string, MessageId>> = words;
    const id = ofMoney[because];
    return id === undefined ? (noticeTitle(because)?.[language] ?? because) : text(id);
  };
}

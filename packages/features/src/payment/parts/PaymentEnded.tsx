import type { Payment } from '@hien/api';
import type { Language } from '@hien/domain';
import { ButtonLink, EmptyState } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { type MessageId, useText } from '../../shared/i18n/useText.ts';
import { PaidItems } from './PaidItems.tsx';
import { StateNotices } from './StateNotices.tsx';

const drawings = { paid: 'parcel', 'on-delivery': 'parcel', cancelled: 'door' } as const;

type EndState = keyof typeof drawings;

export const isEnded = (state: Payment['state']): state is EndState =>
  Object.hasOwn(drawings, state);

type Way = { readonly href: string; readonly label: MessageId };

/** What people go on to: what they bought, and more of it. */
function waysOf({ purpose, state }: Payment, language: Language): readonly Way[] {
  switch (purpose) {
    case 'design':
      return [
        {
          href: paths.orderByStatus.to(language, {
            status: state === 'cancelled' ? 'design-cancel' : 'design-paid',
          }),
          label: 'payment.go.designs',
        },
        { href: paths.interiorDesign.to(language), label: 'payment.go.more-designs' },
      ];
    case 'ad':
      return state === 'cancelled'
        ? [{ href: paths.adMembership.to(language), label: 'payment.go.plans' }]
        : [
            {
              href: paths.adMembershipContractorMembershipSuccess.to(language),
              label: 'payment.go.places',
            },
            { href: paths.membership.to(language), label: 'payment.go.membership' },
          ];
    case 'auction':
      return [
        { href: paths.myAuctionResult.to(language), label: 'payment.go.bids' },
        { href: paths.adMembershipAuction.to(language), label: 'payment.go.auction' },
      ];
    default:
      return [
        { href: paths.orders.to(language), label: 'payment.go.orders' },
        { href: paths.shop.to(language), label: 'payment.go.shop' },
      ];
  }
}

/** Nothing is to be paid any more: why, and the ways on. */
export function PaymentEnded({ payment, state }: { payment: Payment; state: EndState }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const amount = format.vnd(payment.total);
  const { purpose } = payment;
  const said = () => {
    if (state === 'cancelled') return text('payment.cancelled.text');
    return state === 'paid' && (purpose === 'ad' || purpose === 'auction')
      ? text(`payment.paid.text.${purpose}`, { amount })
      : text(`payment.${state}.text`, { amount });
  };
  return (
    <>
      <StateNotices payment={payment} />
      <EmptyState
        size="section"
        level={2}
        drawing={drawings[state]}
        title={text(`payment.${state}.title`)}
        text={said()}
        action={waysOf(payment, language).map(({ href, label }, at) => (
          <ButtonLink key={href} variant={at === 0 ? 'primary' : 'secondary'} href={href}>
            {text(label)}
          </ButtonLink>
        ))}
      />
      {state === 'cancelled' ? null : <PaidItems goods={payment.goods} />}
    </>
  );
}

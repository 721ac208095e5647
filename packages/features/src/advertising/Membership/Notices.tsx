import type { Membership } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Notice } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** What the company has to know or to do about its plan. */
export function Notices({ membership }: { membership: Membership }) {
  const text = useText();
  const { state, suspended, renewal, pastDue } = membership;
  return (
    <>
      {suspended ? <Notice tone="critical">{text('ad.mine.suspended')}</Notice> : null}
      {state === 'canceled' ? <Notice tone="caution">{text('ad.mine.canceled')}</Notice> : null}
      {renewal?.state === 'paid' ? (
        <Notice tone="positive">{text('ad.mine.paid-ahead')}</Notice>
      ) : null}
      {renewal?.state === 'waiting' ? (
        <Renewal renewal={renewal} membership={membership} late={pastDue} />
      ) : null}
    </>
  );
}

interface RenewalProps {
  renewal: NonNullable<Membership['renewal']>;
  membership: Membership;
  late: boolean;
}

/** The month that follows, with the button that pays it. */
function Renewal({ renewal, membership: { autoPaymentDate, period }, late }: RenewalProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <Notice
      tone={late ? 'critical' : 'caution'}
      title={text(late ? 'ad.mine.late.title' : 'ad.mine.renew.title')}
      action={
        <ButtonLink
          variant="primary"
          href={paths.payment.to(language, {
            type: 'ad',
            id: renewal.groupId,
            payType: renewal.method,
          })}
        >
          {text('ad.waiting.pay')}
        </ButtonLink>
      }
    >
      {text('ad.mine.renew.text', {
        price: format.vnd(renewal.total),
        date: format.date(autoPaymentDate ?? period.end),
        until: format.date(renewal.dueAt, 'deadline'),
      })}
    </Notice>
  );
}

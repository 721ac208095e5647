import type { Payment } from '@hien/api';
import { moneyReturnTexts, notices, paymentResultTexts } from '@hien/domain';
import { ButtonLink, Notice, Stack } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { gatewayName } from './gateway-name.ts';

/** How the newest try went, what we are looking at, and money on its way back. */
export function StateNotices({ payment }: { payment: Payment }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <Stack gap={4}>
      <TryNotice payment={payment} />
      <AmountNotice payment={payment} />
      {payment.returning.map(({ amount, state, dueAt }, index) => (
        <Notice
          key={`${dueAt}-${index}`}
          tone="info"
          title={text('payment.returning', { amount: format.vnd(amount) })}
        >
          {moneyReturnTexts.states[state].next[language]}{' '}
          {state === 'refunded'
            ? null
            : text('payment.returning.until', { until: format.date(dueAt) })}
        </Notice>
      ))}
    </Stack>
  );
}

/** Transfers that did not bring the sum: what is here and what is missing, or that people look at it. */
function AmountNotice({ payment: { short, attention, state } }: { payment: Payment }) {
  const text = useText();
  const { vnd } = useFormat();
  if (short !== null)
    return (
      <Notice
        tone="caution"
        role="status"
        title={text('payment.short.title', {
          arrived: vnd(short.arrived),
          missing: vnd(short.missing),
        })}
      >
        {text('payment.short.text', { missing: vnd(short.missing) })}
      </Notice>
    );
  if (attention !== 'wrong-amount') return null;
  return (
    <Notice tone="caution" title={text('payment.attention.wrong-amount.title')}>
      {text(
        state === 'paid'
          ? 'payment.attention.wrong-amount.besides'
          : 'payment.attention.wrong-amount.text',
      )}
    </Notice>
  );
}

function TryNotice({ payment }: { payment: Payment }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { attempt, state } = payment;
  if (attempt === null) return null;
  if (state === 'failed') {
    const suspicious = payment.attention === 'suspicious';
    return (
      <Notice tone="critical" role="alert" title={notices['payment.failed'][language]}>
        {attempt.failure === null || attempt.failure === 'other'
          ? null
          : `${paymentResultTexts[attempt.failure][language]} `}
        {suspicious
          ? text('payment.failed.suspicious')
          : text('payment.failed.kept', { until: format.date(payment.dueAt, 'dateTime') })}
      </Notice>
    );
  }
  if (state === 'expired')
    return (
      <Notice tone="caution" title={text('payment.expired.title')}>
        {text('payment.expired.text')}
      </Notice>
    );
  if (state !== 'pending' || attempt.redirect === null) return null;
  const gateway = gatewayName(attempt.method);
  return (
    <Notice
      tone="info"
      title={text('payment.open.title')}
      action={
        <ButtonLink size="sm" href={attempt.redirect}>
          {text('payment.open.continue', { gateway })}
        </ButtonLink>
      }
    >
      {text('payment.open.text', {
        gateway,
        until: format.date(attempt.expiresAt ?? payment.dueAt, 'time'),
      })}
    </Notice>
  );
}

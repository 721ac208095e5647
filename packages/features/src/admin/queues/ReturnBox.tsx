import type { MoneyReturnCase } from '@hien/api';
import { isPaymentMethod, paymentMethodLabels } from '@hien/domain';
import { DefinitionList, Link } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { ActList } from './ActList.tsx';
import { ReturnAccount } from './ReturnAccount.tsx';
import { ReturnDecision } from './ReturnDecision.tsx';

/** Everything one has to know to return the money, what was done so far, and the ways to end it. */
export function ReturnBox({ one }: { one: MoneyReturnCase }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { method } = one;
  const paidBy = isPaymentMethod(method) ? paymentMethodLabels[method][language] : method;
  return (
    <div className={s.unfolded}>
      <DefinitionList
        look="columns"
        items={[
          { term: text('admin.return.amount'), detail: format.vnd(one.amount) },
          { term: text('admin.return.reason'), detail: text(`admin.return.reason.${one.reason}`) },
          {
            term: text('admin.return.order'),
            detail:
              one.order_id === null ? (
                one.payment
              ) : (
                <Link href={paths.orderDetail.to(language, { id: one.order_id })}>
                  {one.order_number}
                </Link>
              ),
          },
          ...(one.thing === null ? [] : [{ term: text('admin.return.thing'), detail: one.thing }]),
          { term: text('admin.return.paid-by'), detail: paidBy },
          { term: text('admin.facts.email'), detail: one.buyer_email ?? '–' },
          { term: text('admin.return.since'), detail: format.date(one.since, 'dateTime') },
          ...(one.failure === null
            ? []
            : [
                {
                  term: text('admin.return.failure'),
                  detail: text('admin.return.failure.text', {
                    code: one.failure,
                    round: one.round,
                  }),
                },
              ]),
          ...(one.why === 'unanswered'
            ? [
                {
                  term: text('admin.return.failure'),
                  detail: text('admin.return.failure.unanswered'),
                },
              ]
            : []),
          ...(one.proof === null ? [] : [{ term: text('admin.return.proof'), detail: one.proof }]),
        ]}
      />
      {one.why === 'to-account' && one.state !== 'refunded' ? <ReturnAccount one={one} /> : null}
      {one.state === 'refunded' ? null : <ReturnDecision one={one} />}
      <ActList acts={one.acts} />
    </div>
  );
}

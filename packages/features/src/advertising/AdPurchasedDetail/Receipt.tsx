import type { AdOrder, MembershipOverview } from '@hien/api';
import { paymentMethodLabels, vndInWords } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, ButtonLink, Logo, PrintSheet } from '@hien/ui';
import { Printer } from 'lucide-react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { usePlaces, usePlan } from '../parts/usePlan.ts';
import * as s from './Receipt.css.ts';

interface ReceiptProps {
  company: NonNullable<MembershipOverview['company']>;
  order: AdOrder;
}

/** A month of advertising as it lies on paper: what it was for, where, from when to when, and what was paid. */
export function Receipt({ company, order }: ReceiptProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const nameOf = usePlan();
  const placesOf = usePlaces();
  const { number, kind, plan, places, period, total, method, paidAt } = order;
  return (
    <div className={s.page}>
      <PrintSheet
        logo={<Logo size={24} />}
        title={text('ad.paper.title')}
        facts={[
          { label: text('ad.paper.number'), value: number },
          ...(paidAt === null
            ? []
            : [{ label: text('ad.paper.paid'), value: format.date(paidAt, 'dateTime') }]),
          { label: text('ad.paper.method'), value: paymentMethodLabels[method][language] },
        ]}
        parties={[
          { role: text('ad.paper.payer'), name: company.name, lines: [company.city] },
          { role: text('ad.paper.payee'), name: text('ad.paper.hien'), lines: [] },
        ]}
        toolbar={
          <>
            <ButtonLink variant="quiet" href={paths.membership.to(language)}>
              {text('ad.stats.back')}
            </ButtonLink>
            <Button variant="primary" onClick={() => window.print()}>
              <Printer size={18} strokeWidth={1.75} aria-hidden />
              {text('ad.paper.print')}
            </Button>
          </>
        }
        notes={
          <>
            <p lang="vi">{text('ad.paper.words', { words: vndInWords(total, 'vi') })}</p>
            {language === 'vi' ? null : <p>{vndInWords(total, language)}</p>}
          </>
        }
        footer={text(order.hasInvoice ? 'ad.paper.invoice' : 'ad.paper.no-invoice')}
      >
        <table aria-label={text('ad.paper.for')}>
          <thead>
            <tr>
              <th scope="col">{text('ad.paper.for')}</th>
              <th scope="col">{text('ad.paper.period')}</th>
              <th scope="col" data-number>
                {text('ad.paper.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                {text(`ad.receipts.kind.${kind}`, { plan: nameOf(plan) })}
                <br />
                {placesOf(places)}
              </td>
              <td>
                {period === null
                  ? text('ad.paper.ahead')
                  : text('ad.receipts.span', {
                      from: format.date(period.start),
                      to: format.date(period.end),
                    })}
              </td>
              <td data-number>{format.vnd(total)}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {text('ad.paper.total')}
              </th>
              <td data-number>{format.vnd(total)}</td>
            </tr>
          </tfoot>
        </table>
      </PrintSheet>
    </div>
  );
}

import type { FeeInvoice } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Heading, Link, Notice, PriceBreakdown } from '@hien/ui';
import { Printer } from 'lucide-react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { feeInvoiceStatus } from '../../shared/status/fee-invoice-status.ts';
import * as s from '../money/money.css.ts';
import { monthStart } from './month-start.ts';
import { settlement } from '../parts/sections.ts';

interface OneFeeInvoiceProps {
  invoice: FeeInvoice;
  back: string;
  print: string;
}

/** One month's invoice: what the fee is a share of, its tax, and the way to the month's lines. */
export function OneFeeInvoice({ invoice, back, print }: OneFeeInvoiceProps) {
  const text = useText();
  const language = useLanguage();
  const { vnd, decimal, date } = useFormat();
  const { month, number, kind, state, base, rate, net, vatRate, vat, total } = invoice;
  const line = kind === 'adjustment' ? 'less' : 'plain';
  return (
    <div className={s.part}>
      <Link variant="quiet" href={back}>
        {text('seller.fee-invoice.back')}
      </Link>
      <div className={s.head}>
        <Heading level={2} size="h3">
          {date(monthStart(month), 'month')}
        </Heading>
        <CodeBadge status={feeInvoiceStatus} code={state} />
        <ButtonLink size="sm" variant="quiet" href={print}>
          <Printer size={18} strokeWidth={1.75} aria-hidden />
          {text('orders.bill.print')}
        </ButtonLink>
      </div>
      <p className={s.sums}>{number ?? text('seller.fee-invoice.no-number.text')}</p>
      {kind === 'adjustment' ? (
        <Notice tone="info" title={text('seller.fee-invoice.adjustment')}>
          {text('seller.fee-invoice.adjustment.text')}
        </Notice>
      ) : null}
      <PriceBreakdown
        caption={text('seller.fee-invoice.lines')}
        columns={{
          label: text('seller.money.column.what'),
          amount: text('seller.bills.column.amount'),
        }}
        sections={[
          {
            id: 'fee',
            lines: [
              {
                id: 'net',
                label: text('seller.fee-invoice.line'),
                amount: vnd(net),
                kind: line,
                hint: text('seller.fee-invoice.line.hint', {
                  rate: decimal(rate / 100),
                  base: vnd(base),
                }),
              },
              {
                id: 'vat',
                label: text('seller.fee-invoice.vat', { rate: decimal(vatRate / 100) }),
                amount: vnd(vat),
                kind: line,
              },
            ],
          },
        ]}
        total={{ label: text('seller.fee-invoice.total'), amount: vnd(total) }}
      />
      <div>
        <Link href={paths.shopManager.to(language, { type: settlement.name }, { month })}>
          {text('seller.fee-invoice.month')}
        </Link>
      </div>
    </div>
  );
}

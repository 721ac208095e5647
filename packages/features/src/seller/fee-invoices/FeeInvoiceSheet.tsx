import { readShopAccount } from '@hien/api';
import { type FeeInvoice, vndInWords } from '@hien/domain';
import { Button, ButtonLink, Logo, PrintSheet, Skeleton } from '@hien/ui';
import { Printer } from 'lucide-react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { monthStart } from './month-start.ts';

interface FeeInvoiceSheetProps {
  invoice: FeeInvoice;
  back: string;
}

/** The invoice as it lies on paper, to the company that the shop's papers name. */
export function FeeInvoiceSheet({ invoice, back }: FeeInvoiceSheetProps) {
  const text = useText();
  const language = useLanguage();
  const { vnd, decimal, date } = useFormat();
  const account = useCall(readShopAccount, {});
  const { month, number, kind, base, rate, net, vatRate, vat, total } = invoice;
  return (
    <QueryBoundary query={account} size="page" skeleton={<Skeleton height="40rem" />}>
      {({ data }) => (
        <PrintSheet
          logo={<Logo size={24} />}
          title={text(
            kind === 'adjustment'
              ? 'seller.fee-invoice.sheet.adjustment'
              : 'seller.fee-invoice.sheet',
          )}
          facts={[
            {
              label: text('orders.print.number'),
              value: number ?? text('seller.fee-invoice.no-number'),
            },
            {
              label: text('seller.settlement.column.month'),
              value: date(monthStart(month), 'month'),
            },
          ]}
          parties={[
            {
              role: text('orders.print.seller'),
              name: text('footer.company.name'),
              lines: [],
            },
            {
              role: text('seller.fee-invoice.buyer'),
              name: data.companyName,
              lines: [`${text('shop-data.taxCode')}: ${data.taxCode}`, data.address],
            },
          ]}
          toolbar={
            <>
              <ButtonLink variant="quiet" href={back}>
                {text('orders.bill.back')}
              </ButtonLink>
              <Button variant="primary" onClick={() => window.print()}>
                <Printer size={18} strokeWidth={1.75} aria-hidden />
                {text('seller.fee-invoice.print')}
              </Button>
            </>
          }
          notes={
            <>
              <p lang="vi">{text('orders.print.words', { words: vndInWords(total, 'vi') })}</p>
              {language === 'vi' ? null : <p>{vndInWords(total, language)}</p>}
            </>
          }
          footer={text('seller.fee-invoice.footer')}
        >
          <table aria-label={text('seller.fee-invoice.lines')}>
            <thead>
              <tr>
                <th scope="col">{text('seller.money.column.what')}</th>
                <th scope="col" data-number>
                  {text('orders.bill.net')}
                </th>
                <th scope="col" data-number>
                  {text('orders.bill.vat')}
                </th>
                <th scope="col" data-number>
                  {text('orders.bill.gross')}
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>
                  {text('seller.fee-invoice.line.full', {
                    month: date(monthStart(month), 'month'),
                    rate: decimal(rate / 100),
                    base: vnd(base),
                  })}
                </td>
                <td data-number>{vnd(net)}</td>
                <td data-number>
                  {text('orders.bill.vat-of', { rate: vatRate / 100, amount: vnd(vat) })}
                </td>
                <td data-number>
                  <strong>{vnd(total)}</strong>
                </td>
              </tr>
            </tbody>
          </table>
        </PrintSheet>
      )}
    </QueryBoundary>
  );
}

import type { RedBillDetail } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, DefinitionList, Heading, Link, Notice, Text } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { Printer } from 'lucide-react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { type MessageId, useText } from '../../shared/i18n/useText.ts';
import { BillActions } from '../../shared/red-bill/BillActions.tsx';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { redBillStatus } from '../../shared/status/settlement-status.ts';
import { TimeLeft } from '../lines/TimeLeft.tsx';
import { BillGoods } from './BillGoods.tsx';
import { waitingBills } from './waiting-bills.ts';
import * as s from './BillPaper.css.ts';

/** One VAT invoice: where it stands, for whom, what is on it, and every paper that was issued. */
export function BillPaper({ detail }: { detail: RedBillDetail }) {
  const text = useText();
  const language = useLanguage();
  const { bill, buyer } = detail;
  const waits = waitingBills.has(bill.state);
  return (
    <div className={s.page}>
      <div className={s.head}>
        <div className={s.state}>
          <Link href={paths.orderDetail.to(language, { id: bill.id })}>
            {text('orders.detail.title', { number: bill.number })}
          </Link>
          <CodeBadge status={redBillStatus} code={bill.state} />
          {waits ? <TimeLeft until={bill.until} /> : null}
        </div>
        <ButtonLink size="sm" variant="quiet" href="?view=print">
          <Printer size={18} strokeWidth={1.75} aria-hidden />
          {text('orders.bill.print')}
        </ButtonLink>
      </div>
      <Warnings detail={detail} />
      <BillActions detail={detail} />
      <section className={s.part} aria-labelledby="bill-buyer">
        <Heading level={2} size="h4" id="bill-buyer">
          {text('orders.bill.buyer')}
        </Heading>
        <DefinitionList
          look="columns"
          items={[
            { term: text('orders.red-bill.company'), detail: buyer.name },
            { term: text('orders.red-bill.tax-code'), detail: buyer.taxCode },
            { term: text('orders.red-bill.address'), detail: buyer.address },
            { term: text('orders.red-bill.email'), detail: buyer.contact },
          ]}
        />
      </section>
      <div className={s.part}>
        <Heading level={2} size="h4">
          {text('orders.bill.lines')}
        </Heading>
        <BillGoods detail={detail} />
      </div>
      <Papers papers={detail.papers} />
    </div>
  );
}

/** What has to be looked at before it is issued, and after. */
function Warnings({ detail: { bill, rejection } }: { detail: RedBillDetail }) {
  const text = useText();
  const format = useFormat();
  return (
    <>
      {bill.taxCodeFits || bill.state === 'void' ? null : (
        <Notice tone="caution">{text('seller.bills.check-digit.long')}</Notice>
      )}
      {rejection === null ? null : (
        <Notice
          {...(bill.state === 'number_returned'
            ? { tone: 'critical', title: text('seller.bills.returned') }
            : { tone: 'info', title: text('seller.bills.asked') })}
        >
          {rejection}
        </Notice>
      )}
      {bill.state === 'overdue' ? (
        <Notice tone="caution" title={text('seller.bills.late')}>
          {text('seller.bills.late.long')}
        </Notice>
      ) : null}
      {bill.sentNumber === null ? null : (
        <Notice tone="info" title={text('seller.bills.sent', { number: bill.sentNumber })}>
          {text('seller.bills.sent.long', { date: format.date(bill.changedAt, 'dateTime') })}
        </Notice>
      )}
      {bill.adjustSince === null ? null : (
        <Notice tone="critical" title={text('seller.bills.adjust')}>
          {text('seller.bills.adjust.long', {
            date: format.date(bill.adjustSince, 'date'),
            amount: format.vnd(bill.amount),
          })}
        </Notice>
      )}
    </>
  );
}

const kinds: Readonly<Record<RedBillDetail['papers'][number]['kind'], MessageId>> = {
  original: 'orders.bill.paper.original',
  adjusting: 'orders.bill.paper.adjusting',
  replacing: 'orders.bill.paper.replacing',
};

function Papers({ papers }: Pick<RedBillDetail, 'papers'>) {
  const text = useText();
  const format = useFormat();
  if (papers.length === 0) return null;
  return (
    <section className={s.part} aria-labelledby="bill-papers">
      <Heading level={2} size="h4" id="bill-papers">
        {text('orders.bill.papers')}
      </Heading>
      <ol className={s.papers}>
        {papers.map(({ kind, number, amount, reason, by, at }) => (
          <li key={number} className={s.paper}>
            <Text as="p" weight="strong">
              {text(kinds[kind], { number })}
            </Text>
            <Text as="p" size="small" tone="muted">
              {text('orders.bill.paper.by', {
                amount: format.vnd(amount),
                by,
                date: format.date(at, 'dateTime'),
              })}
            </Text>
            {reason === null ? null : <Text as="p">{reason}</Text>}
          </li>
        ))}
      </ol>
    </section>
  );
}

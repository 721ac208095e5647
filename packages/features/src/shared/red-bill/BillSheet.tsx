import type { RedBillDetail } from '@hien/api';
import { vndInWords } from '@hien/domain';
import { Button, ButtonLink, Logo, PrintSheet } from '@hien/ui';
import { Printer } from 'lucide-react';
import { useFormat } from '../i18n/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { BillLines } from './BillLines.tsx';
import * as s from './bill.css.ts';

/** A VAT invoice as it lies on paper. */
export function BillSheet({ detail }: { detail: RedBillDetail }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { bill, seller, buyer, papers } = detail;
  const issued = papers.at(-1);
  return (
    <div className={s.sheet}>
      <PrintSheet
        logo={<Logo size={24} />}
        title={text('orders.bill.sheet')}
        facts={[
          {
            label: text('orders.red-bill.number'),
            value: bill.billNumber ?? text('orders.bill.none-yet'),
          },
          ...(issued === undefined
            ? []
            : [{ label: text('orders.bill.date'), value: format.date(issued.at, 'date') }]),
          { label: text('orders.print.number'), value: bill.number },
        ]}
        parties={[
          { role: text('orders.print.seller'), ...partyOf(seller, text) },
          { role: text('orders.bill.buyer'), ...partyOf(buyer, text) },
        ]}
        toolbar={
          <>
            <ButtonLink variant="quiet" href="?">
              {text('orders.bill.back')}
            </ButtonLink>
            <Button variant="primary" onClick={() => window.print()}>
              <Printer size={18} strokeWidth={1.75} aria-hidden />
              {text('orders.print')}
            </Button>
          </>
        }
        notes={
          <>
            <p lang="vi">{text('orders.print.words', { words: vndInWords(bill.amount, 'vi') })}</p>
            {language === 'vi' ? null : <p>{vndInWords(bill.amount, language)}</p>}
          </>
        }
        signatures={[
          { role: text('orders.bill.sign.buyer'), hint: text('orders.bill.sign.hint') },
          { role: text('orders.bill.sign.seller'), hint: text('orders.bill.sign.digital') },
        ]}
        footer={text('orders.bill.footer')}
      >
        <BillLines detail={detail} />
      </PrintSheet>
    </div>
  );
}

function partyOf(
  { name, taxCode, address, contact }: RedBillDetail['seller'],
  text: ReturnType<typeof useText>,
) {
  return { name, lines: [`${text('orders.red-bill.tax-code')}: ${taxCode}`, address, contact] };
}

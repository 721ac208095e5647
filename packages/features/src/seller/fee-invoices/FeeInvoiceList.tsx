import { listSettlements } from '@hien/api';
import { type FeeInvoice, feeInvoice } from '@hien/domain';
import { EmptyState, Notice, Skeleton, Text } from '@hien/ui';
import { addressOf } from '../../shared/address/address.ts';
import { month, oneOf } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import * as s from '../money/money.css.ts';
import { FeeInvoiceSheet } from './FeeInvoiceSheet.tsx';
import { FeeInvoiceTable } from './FeeInvoiceTable.tsx';
import { OneFeeInvoice } from './OneFeeInvoice.tsx';

const address = addressOf({ month, view: oneOf(['print']) });

/** The platform's invoices for its fee, one a month of the last year; and one of them, on screen or for paper. */
export function FeeInvoiceList() {
  const { url, href } = useAddress(address);
  const months = useCall(listSettlements, {});
  return (
    <QueryBoundary query={months} size="page" skeleton={<Skeleton height="24rem" />}>
      {({ items }) => {
        const invoices = items.flatMap((row) => {
          const invoice = feeInvoice({ ...row, closes: Date.parse(row.closes) });
          return invoice === null ? [] : [invoice];
        });
        const one = invoices.find((invoice) => invoice.month === url.month);
        if (one !== undefined)
          return url.view === 'print' ? (
            <FeeInvoiceSheet invoice={one} back={href({ view: undefined })} />
          ) : (
            <OneFeeInvoice
              invoice={one}
              back={href({ month: undefined })}
              print={href({ view: 'print' })}
            />
          );
        return (
          <All
            invoices={invoices}
            isUnknown={url.month !== undefined}
            hrefOf={(name) => href({ month: name })}
            refetching={months.isFetching}
          />
        );
      }}
    </QueryBoundary>
  );
}

interface AllProps {
  invoices: readonly FeeInvoice[];
  /** The address asks for a month that there is no invoice of. */
  isUnknown: boolean;
  hrefOf: (month: string) => string;
  refetching: boolean;
}

function All({ invoices, isUnknown, hrefOf, refetching }: AllProps) {
  const text = useText();
  return (
    <div className={s.part}>
      {isUnknown ? <Notice tone="caution">{text('seller.fee-invoice.unknown')}</Notice> : null}
      {invoices.length === 0 ? (
        <EmptyState
          drawing="chair"
          title={text('seller.fee-invoice.empty')}
          text={text('seller.fee-invoice.empty.text')}
        />
      ) : (
        <>
          <FeeInvoiceTable invoices={invoices} hrefOf={hrefOf} refetching={refetching} />
          <Text size="small" tone="muted" measure>
            {text('seller.fee-invoice.note')}
          </Text>
        </>
      )}
    </div>
  );
}

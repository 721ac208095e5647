import { type SettlementList as Months, listSettlements } from '@hien/api';
import { EmptyState, Heading, Notice, Skeleton } from '@hien/ui';
import { addressOf } from '../../shared/address/address.ts';
import { month, page } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { OneMonth } from './OneMonth.tsx';
import { PayoutTiles } from './PayoutTiles.tsx';
import { SettlementTable } from './SettlementTable.tsx';
import * as s from './money.css.ts';

const address = addressOf({ month, page });

/** What the platform owes the shop: what comes next, every month, and one of them in full. */
export function SettlementList() {
  const { url, href } = useAddress(address);
  const months = useCall(listSettlements, {});
  return (
    <QueryBoundary query={months} size="page" skeleton={<Skeleton height="24rem" />}>
      {(data) => {
        const one = data.items.find((row) => row.month === url.month);
        return one === undefined ? (
          <AllMonths
            data={data}
            hrefOf={(name) => href({ month: name })}
            refetching={months.isFetching}
            isUnknown={url.month !== undefined}
          />
        ) : (
          <OneMonth month={one} feeBasisPoints={data.feeBasisPoints} page={url.page} href={href} />
        );
      }}
    </QueryBoundary>
  );
}

interface AllMonthsProps {
  data: Months;
  hrefOf: (month: string) => string;
  refetching: boolean;
  /** The address asks for a month that the shop has nothing of. */
  isUnknown: boolean;
}

function AllMonths({ data: { items }, hrefOf, refetching, isUnknown }: AllMonthsProps) {
  const text = useText();
  const [running, ...ended] = items;
  return (
    <div className={s.page}>
      {isUnknown ? <Notice tone="caution">{text('seller.settlement.unknown')}</Notice> : null}
      <PayoutTiles months={items} hrefOf={hrefOf} />
      <div className={s.part}>
        <Heading level={2} size="h4">
          {text('seller.settlement.months')}
        </Heading>
        {ended.length === 0 && (running?.lines ?? 0) === 0 ? (
          <EmptyState
            level={3}
            drawing="chair"
            title={text('seller.settlement.empty.title')}
            text={text('seller.settlement.empty.text')}
          />
        ) : (
          <SettlementTable months={items} hrefOf={hrefOf} refetching={refetching} />
        )}
      </div>
    </div>
  );
}

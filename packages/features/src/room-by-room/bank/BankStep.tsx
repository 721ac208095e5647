import { type RbrHome, type RbrHomeRoom, getRoomHome } from '@hien/api';
import type { ReactNode } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { SelectorSkeleton } from '../Selector/SelectorSkeleton.tsx';
import { type Selector, useSelector } from '../Selector/useSelector.ts';
import { BankFrame } from './BankFrame.tsx';
import { ChooseHome } from './ChooseHome.tsx';
import { bankAddress } from './bank-address.ts';
import type { BankStepName, BankWay } from './bank-steps.ts';
import { type BankLink, useBankAddress } from './useBankAddress.ts';

/** What every step after the first works with. */
export interface BankFlow {
  way: BankWay;
  link: BankLink;
  selector: Selector;
  /** The rooms that are furnished, in the order of the home; never none. */
  rooms: readonly RbrHomeRoom[];
  /** Đồng of these rooms. */
  amount: number;
}

interface BankStepProps {
  step: Exclude<BankStepName, 'home'>;
  way: BankWay;
  children: (flow: BankFlow) => ReactNode;
}

export const prefetchBank: Prefetch = ({ want, search }) => {
  const { unit } = bankAddress.read(search);
  if (unit !== undefined) want(getRoomHome, { designId: unit });
};

/** A step about the home of the address; without one people choose it first. */
export function BankStep(props: BankStepProps) {
  const link = useBankAddress();
  const { unit } = link.url;
  return unit === undefined ? <ChooseHome isLost /> : <OfHome {...props} link={link} unit={unit} />;
}

function OfHome({ unit, link, ...step }: BankStepProps & { unit: number; link: BankLink }) {
  const home = useCall(getRoomHome, { designId: unit });
  return (
    <QueryBoundary
      query={home}
      size="page"
      skeleton={<SelectorSkeleton />}
      notFound={<ChooseHome isLost />}
    >
      {(data) =>
        data.rooms.length === 0 ? (
          <ChooseHome isLost />
        ) : (
          <Furnished key={unit} {...step} home={data} link={link} />
        )
      }
    </QueryBoundary>
  );
}

function Furnished({
  step,
  way,
  home,
  link,
  children,
}: BankStepProps & { home: RbrHome; link: BankLink }) {
  const named = home.rooms.filter(({ id }) => link.url.rooms.includes(id));
  const rooms = named.length > 0 ? named : home.rooms;
  const selector = useSelector(
    home,
    link,
    rooms.map(({ id }) => id),
  );
  const amount = rooms.reduce((sum, { id }) => sum + (selector.price.rooms.get(id) ?? 0), 0);
  const flow = { way, link, selector, rooms, amount };
  // Paper has no steps.
  return selector.look === 'print' ? (
    children(flow)
  ) : (
    <BankFrame step={step} way={way} link={link}>
      {children(flow)}
    </BankFrame>
  );
}

import { listMyBids } from '@hien/api';
import { addressOf } from '../../shared/address/address.ts';
import { page } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { MyAuctionResultView } from './MyAuctionResultView.tsx';

const address = addressOf({ page });

/** A company's bids, what became of them, and where their money is. */
export function Screen() {
  const text = useText();
  const { url, href } = useAddress(address);
  const bids = useCall(listMyBids, { page: url.page });
  return (
    <>
      <PageHead title={text('ad.bids.title')} description={text('ad.bids.lead')} hidden />
      <MyAuctionResultView bids={bids} hrefOf={(to) => href({ page: to })} />
    </>
  );
}

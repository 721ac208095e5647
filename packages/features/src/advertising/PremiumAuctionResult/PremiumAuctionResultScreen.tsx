import { listLedgerEnds, readAuctionLedger } from '@hien/api';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { ledgerAddress } from './ledger-address.ts';
import { PremiumAuctionResultView } from './PremiumAuctionResultView.tsx';

/** The public ledger of a city and week, to be checked and played again: `?city=Hà Nội&week=2026-11-23`. */
export function Screen() {
  const text = useText();
  const { url, go } = useAddress(ledgerAddress);
  const { city, week } = url;
  const ledger = useCall(readAuctionLedger, week === undefined ? { city } : { city, week });
  const ends = useCall(listLedgerEnds, { city });
  return (
    <>
      <PageHead title={text('ad.ledger.title')} description={text('ad.ledger.lead')} hidden />
      <PremiumAuctionResultView
        ledger={ledger}
        ends={ends.data?.ends ?? []}
        city={city}
        week={week}
        onCity={(chosen) => go({ city: chosen, week: undefined })}
        onWeek={(chosen) => go({ week: chosen })}
      />
    </>
  );
}

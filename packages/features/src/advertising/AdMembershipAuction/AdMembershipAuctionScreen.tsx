import { keyOf, readAuction } from '@hien/api';
import { auctionLivePath } from '@hien/domain';
import { useQueryClient } from '@tanstack/react-query';
import { serverClock } from '../../shared/async/server-clock.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useLive } from '../../shared/live/useLive.ts';
import { AdMembershipAuctionView } from './AdMembershipAuctionView.tsx';
import { auctionAddress } from './auction-address.ts';

/** Others bid meanwhile: asked again so often where no change is told, and now and then where it is. */
const everyMs = { untold: 10_000, told: 60_000 };

/** The auction of a city's ten first positions: `?city=Hà Nội`, `&week=` a later one, with `&slot=2` the bid for one of them. */
export function Screen() {
  const text = useText();
  const { url, go, href } = useAddress(auctionAddress);
  const { city, week, slot } = url;
  const language = useLanguage();
  const queryClient = useQueryClient();
  const told = useLive(
    `${auctionLivePath}?city=${encodeURIComponent(city)}`,
    () => void queryClient.invalidateQueries({ queryKey: keyOf(readAuction, language, { city }) }),
  );
  const auction = useCall(
    readAuction,
    { city, ...(week === undefined ? {} : { week }) },
    {
      refetchInterval: told ? everyMs.told : everyMs.untold,
      placeholderData: (before) => before,
    },
  );
  return (
    <>
      <PageHead title={text('ad.auction.title')} description={text('ad.auction.lead')} hidden />
      <AreaMessages area="orders">
        <AdMembershipAuctionView
          auction={auction}
          now={serverClock(auction.data?.now, auction.dataUpdatedAt)}
          city={city}
          week={week}
          slot={slot}
          onCity={(chosen) => go({ city: chosen, slot: undefined })}
          onWeek={(chosen) => go({ week: chosen, slot: undefined })}
          hrefOf={(chosen) => href({ slot: chosen })}
        />
      </AreaMessages>
    </>
  );
}

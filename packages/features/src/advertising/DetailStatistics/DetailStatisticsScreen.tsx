import { readAdStatistics } from '@hien/api';
import { keepPreviousData } from '@tanstack/react-query';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { DetailStatisticsView } from './DetailStatisticsView.tsx';
import { statisticsAddress } from './statistics-address.ts';

/** What the company's places brought, and what was left out. */
export function Screen() {
  const text = useText();
  const { url, href } = useAddress(statisticsAddress);
  const statistics = useCall(
    readAdStatistics,
    { days: Number(url.days) },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <PageHead title={text('ad.stats.title')} description={text('ad.stats.lead')} hidden />
      <DetailStatisticsView statistics={statistics} span={url.days} href={href} />
    </>
  );
}

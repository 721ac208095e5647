import { listAdCities, readMembership } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { MembershipView } from './MembershipView.tsx';

/** The company's plan: where it stands, until when, what was paid, and everything that can be changed. */
export function Screen() {
  const text = useText();
  const overview = useCall(readMembership);
  const cities = useCall(listAdCities);
  return (
    <>
      <PageHead title={text('ad.mine.title')} description={text('ad.mine.lead')} hidden />
      <MembershipView overview={overview} cities={cities} />
    </>
  );
}

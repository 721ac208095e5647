import { listCompaniesToReview, listMyConstructionReviews } from '@hien/api';
import { keepPreviousData } from '@tanstack/react-query';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useSignedIn } from '../../shared/session/useSession.ts';
import { ContractorReviewView } from './ContractorReviewView.tsx';
import { contractorReviewAddress } from './contractor-review-address.ts';

const limit = 10;

/** What the member wrote of companies, and of which they could. */
export function Screen() {
  const text = useText();
  const { url, href, go } = useAddress(contractorReviewAddress);
  const enabled = useSignedIn();
  const onTab = (tab: typeof url.tab) => (url.tab === tab ? url.page : 1);
  const mine = useCall(
    listMyConstructionReviews,
    { state: url.state ?? undefined, page: onTab('mine'), limit },
    { enabled, placeholderData: keepPreviousData },
  );
  const toWrite = useCall(
    listCompaniesToReview,
    { page: onTab('to-write'), limit },
    { enabled, placeholderData: keepPreviousData },
  );
  return (
    <>
      <PageHead title={text('my-page.construction.title')} hidden />
      <ContractorReviewView url={url} href={href} onGo={go} mine={mine} toWrite={toWrite} />
    </>
  );
}

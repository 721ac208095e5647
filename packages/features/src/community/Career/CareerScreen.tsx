import { listJobs } from '@hien/api';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { careerAddress } from './career-address.ts';
import { CareerView } from './CareerView.tsx';

export const prefetch: Prefetch = ({ want, search }) => {
  want(listJobs, careerAddress.read(search));
};

/** Reads the address, asks for the data, hands both to the view. */
export function Screen() {
  const text = useText();
  const address = useAddress(careerAddress);
  const query = useCall(listJobs, address.url);
  return (
    <>
      <PageHead
        title={text('career.title')}
        description={text('career.lead')}
        hidden={address.isNarrowed}
      />
      <CareerView query={query} address={address} />
    </>
  );
}

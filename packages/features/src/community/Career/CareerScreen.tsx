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

/** The jobs that are open, and a way to write to us without one of them. */
export function Screen() {
  const text = useText();
  const { url, isNarrowed, href, go } = useAddress(careerAddress);
  const jobs = useCall(listJobs, url);
  return (
    <>
      <PageHead
        title={text('career.title')}
        description={text('career.lead')}
        hidden={isNarrowed}
      />
      <CareerView jobs={jobs} url={url} href={href} onSearch={(q) => go({ q })} />
    </>
  );
}

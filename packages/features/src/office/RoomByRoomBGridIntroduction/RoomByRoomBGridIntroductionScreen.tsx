import { listOfficePlans } from '@hien/api';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { JsonLd } from '../../shared/head/JsonLd.tsx';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { IntroductionView } from './IntroductionView.tsx';
import { sampleAddress } from './sample-address.ts';

export const prefetch: Prefetch = ({ want }) => {
  want(listOfficePlans);
};

/** What the office flow is: from a drawing to a quotation. */
export function Screen() {
  const text = useText();
  const { url, href, isNarrowed } = useAddress(sampleAddress);
  const plans = useCall(listOfficePlans);
  return (
    <>
      <PageHead
        title={text('office.intro.title')}
        description={text('office.intro.lead')}
        hidden={isNarrowed}
      />
      <JsonLd
        data={{
          '@type': 'Service',
          name: text('office.intro.title'),
          description: text('office.intro.lead'),
          areaServed: 'VN',
          provider: { '@type': 'Organization', name: 'Hiên' },
        }}
      />
      <IntroductionView
        plans={plans}
        chosen={url.plan}
        planHref={(plan) => href({ plan })}
        room={url.room}
        roomHref={(room) => href({ room })}
      />
    </>
  );
}

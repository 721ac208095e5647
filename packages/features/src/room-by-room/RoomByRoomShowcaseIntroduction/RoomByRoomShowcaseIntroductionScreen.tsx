import { listFinishedHomes } from '@hien/api';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { IntroductionLd } from '../parts/IntroductionLd.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { ShowcaseIntroductionView } from './ShowcaseIntroductionView.tsx';
import { showcaseAddress, showcaseInput } from './showcase-address.ts';

export const prefetch: Prefetch = ({ want, search }) => {
  want(listFinishedHomes, showcaseInput(showcaseAddress.read(search)));
};

/** Finished homes: one large, then all of them, by type. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const { url, href, isNarrowed } = useAddress(showcaseAddress);
  const homes = useCall(listFinishedHomes, showcaseInput(url));
  return (
    <>
      <PageHead
        title={text('rooms.showcase.title')}
        description={text('rooms.showcase.lead')}
        hidden={isNarrowed}
      />
      <IntroductionLd
        title={text('rooms.showcase.title')}
        description={text('rooms.showcase.lead')}
        pathname={paths.roomByRoomShowcaseIntroduction.to(language)}
        homes={homes.data?.items ?? []}
      />
      <ShowcaseIntroductionView homes={homes} url={url} href={href} isNarrowed={isNarrowed} />
    </>
  );
}

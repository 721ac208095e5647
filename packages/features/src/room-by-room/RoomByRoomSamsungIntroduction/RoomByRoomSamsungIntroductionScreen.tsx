import { listRoomHomes } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Section } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { IntroductionLd } from '../parts/IntroductionLd.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { HomeCards } from '../parts/HomeCards.tsx';
import { Introduction } from '../parts/Introduction.tsx';
import { PartnerPicture } from '../parts/PartnerPicture.tsx';
import { ThreeSteps } from '../parts/ThreeSteps.tsx';
import { TryRoom } from '../parts/TryRoom.tsx';
import { wantHomeOf } from '../parts/want-home.ts';

const shown = { brand: 'samsung', limit: 6 } as const;

export const prefetch: Prefetch = (page) => wantHomeOf(page, shown);

/** Homes of the partner: a room to try, and all of its homes. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const homes = useCall(listRoomHomes, shown);
  return (
    <>
      <PageHead title={text('rooms.samsung.title')} description={text('rooms.samsung.lead')} />
      <IntroductionLd
        title={text('rooms.samsung.title')}
        description={text('rooms.samsung.lead')}
        pathname={paths.roomByRoomSamsungIntroduction.to(language)}
      />
      <Introduction
        isTall
        title={text('rooms.samsung.title')}
        lead={text('rooms.samsung.lead')}
        actions={
          <ButtonLink
            variant="primary"
            size="lg"
            href={paths.roomByRoomSamsungFurnitureByRoom.to(language)}
          >
            {text('rooms.samsung.by-room')}
          </ButtonLink>
        }
      >
        <TryRoom homes={homes} />
      </Introduction>
      <PartnerPicture name="electronicsHome" alt={text('rooms.samsung.picture')} />
      <ThreeSteps />
      {homes.data && homes.data.items.length > 0 ? (
        <Section title={text('rooms.samsung.homes')}>
          <HomeCards
            isBelow
            homes={homes.data.items}
            href={({ project_slug: slug, design_id: id }) =>
              paths.roomByRoomProjectDetail.to(language, { pro_name: slug, id })
            }
          />
        </Section>
      ) : null}
    </>
  );
}

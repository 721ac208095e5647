import { listRoomHomes } from '@hien/api';
import { ButtonLink, Section } from '@hien/ui';
import { Island } from '../../shared/async/Island.tsx';
import { lazyIsland } from '../../shared/async/lazy-island.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { IntroductionLd } from '../parts/IntroductionLd.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { Introduction } from '../parts/Introduction.tsx';
import { PartnerGains } from '../parts/PartnerGains.tsx';
import { PartnerPicture } from '../parts/PartnerPicture.tsx';
import { RoomsLeadForm } from '../parts/RoomsLeadForm.tsx';
import { TriedBrand } from '../parts/TriedBrand.tsx';
import { TryRoom } from '../parts/TryRoom.tsx';
import { wantHomeOf } from '../parts/want-home.ts';
import { useTriedBrand } from './studio/useTriedBrand.ts';

const studio = lazyIsland(
  'packages/features/src/room-by-room/RoomByRoomDemoIntroduction/studio/BrandStudio.tsx',
  async () => (await import('./studio/BrandStudio.tsx')).BrandStudio,
);

const shown = { brand: 'demo', limit: 1 } as const;

export const prefetch: Prefetch = (page) => wantHomeOf(page, shown);

/**
 * For partners who consider room by room under their own brand: a neutral show flat, the studio that gives it their look,
 * what they get, and how to ask.
 */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const homes = useCall(listRoomHomes, shown);
  const { code, setCode } = useTriedBrand();
  return (
    <>
      <PageHead title={text('rooms.demo.title')} description={text('rooms.demo.lead')} />
      <IntroductionLd
        title={text('rooms.demo.title')}
        description={text('rooms.demo.lead')}
        pathname={paths.roomByRoomDemoIntroduction.to(language)}
      />
      <TriedBrand code={code} />
      <Introduction
        isTall
        eyebrow={text('rooms.demo.eyebrow')}
        title={text('rooms.demo.title')}
        lead={text('rooms.demo.lead')}
        actions={
          <ButtonLink variant="primary" size="lg" href="#ask">
            {text('rooms.demo.ask')}
          </ButtonLink>
        }
      >
        <TryRoom homes={homes} />
      </Introduction>
      <PartnerPicture name="showFlat" alt={text('rooms.demo.picture')} />
      <Island island={studio} props={{ code, onChange: setCode }} />
      <Section title={text('rooms.demo.gains')}>
        <PartnerGains />
      </Section>
      <RoomsLeadForm kind="rooms_partner" />
    </>
  );
}

import { listRoomHomes } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Picture, Section, Stack } from '@hien/ui';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { IntroductionLd } from '../parts/IntroductionLd.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { HomesList } from '../parts/HomesList.tsx';
import { Introduction } from '../parts/Introduction.tsx';
import { ThreeSteps } from '../parts/ThreeSteps.tsx';
import { homesAddress, homesInput } from '../parts/homes-address.ts';
import { houseTypes } from '../../shared/catalog/house-types.ts';

const first = { limit: 1 };

export const prefetch: Prefetch = ({ want, search }) => {
  want(listRoomHomes, first);
  want(listRoomHomes, homesInput(homesAddress.read(search)));
};

/** How it goes for somebody who does it for the first time, and the choice of the home type that the guided way begins with. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const { url, href, isNarrowed } = useAddress(homesAddress);
  const homes = useCall(listRoomHomes, homesInput(url));
  const [shown] = useCall(listRoomHomes, first).data?.items ?? [];
  return (
    <>
      <PageHead
        title={text('rooms.new.title')}
        description={text('rooms.new.lead')}
        hidden={isNarrowed}
      />
      <IntroductionLd
        title={text('rooms.new.title')}
        description={text('rooms.new.lead')}
        pathname={paths.roomByRoomNewIntroduction.to(language)}
      />
      <Introduction
        title={text('rooms.new.title')}
        lead={text('rooms.new.lead')}
        actions={
          <ButtonLink variant="primary" size="lg" href="#homes">
            {text('rooms.new.choose')}
          </ButtonLink>
        }
      >
        <Picture
          picture={shown?.picture ?? null}
          ratio="4:3"
          sizes="(width > 992px) 720px, 100vw"
          priority
        />
      </Introduction>
      <ThreeSteps />
      <Section id="homes" title={text('rooms.new.homes')}>
        <Stack gap={5}>
          <ListChips
            label={text('rooms.filter.type')}
            all={text('rooms.filter.type.all')}
            options={houseTypes.map((type) => ({
              value: type,
              label: text(`house.${type}`),
            }))}
            value={url.type}
            href={(type) => `${href({ type })}#homes`}
          />
          <HomesList
            homes={homes}
            isNarrowed={isNarrowed}
            href={href}
            startHref={href(homesAddress.start)}
            homeHref={({ design_id: id }) => paths.roomByRoomNew.to(language, { id })}
          />
        </Stack>
      </Section>
    </>
  );
}

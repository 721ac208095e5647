import { listProjects, listRoomHomes } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { IntroductionLd } from '../parts/IntroductionLd.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListPage } from '../../shared/lists/ListPage.tsx';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { HomesFilters } from '../parts/HomesFilters.tsx';
import { HomesList } from '../parts/HomesList.tsx';
import { homesAddress, homesInput } from '../parts/homes-address.ts';

export const prefetch: Prefetch = ({ want, search }) => {
  want(listProjects);
  want(listRoomHomes, homesInput(homesAddress.read(search)));
};

/** All projects, towers and home types in one list; what narrows it stands in the address. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const { url, href, isNarrowed } = useAddress(homesAddress);
  const projects = useCall(listProjects);
  const homes = useCall(listRoomHomes, homesInput(url));
  return (
    <>
      <PageHead
        title={text('rooms.vinhomes.title')}
        description={text('rooms.vinhomes.lead')}
        hidden={isNarrowed}
      />
      <IntroductionLd
        title={text('rooms.vinhomes.title')}
        description={text('rooms.vinhomes.lead')}
        pathname={paths.roomByRoomVinhomes.to(language)}
      />
      <ListPage
        title={text('rooms.vinhomes.title')}
        lead={text('rooms.vinhomes.lead')}
        filters={<HomesFilters projects={projects.data?.items ?? []} url={url} href={href} />}
      >
        <HomesList
          homes={homes}
          isNarrowed={isNarrowed}
          href={href}
          startHref={href(homesAddress.start)}
          homeHref={({ project_slug: project, design_id: id }) =>
            paths.roomByRoomProjectDetail.to(language, { pro_name: project, id })
          }
        />
      </ListPage>
    </>
  );
}

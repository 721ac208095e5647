import { listProjects, listRoomHomes } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Grid, Link, Section, SkeletonPicture, Stack, Text } from '@hien/ui';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { IntroductionLd } from '../parts/IntroductionLd.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import { ListPage } from '../../shared/lists/ListPage.tsx';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { HomesList } from '../parts/HomesList.tsx';
import { ProjectChoice } from '../parts/ProjectChoice.tsx';
import { homesAddress, homesInput } from '../parts/homes-address.ts';

export const prefetch: Prefetch = ({ want, search }) => {
  const url = homesAddress.read(search);
  want(listProjects);
  if (url.project !== undefined) want(listRoomHomes, homesInput(url));
};

/**
 * For people whose developer invited them: project, tower, home type, one after the other. The link of the invitation may
 * carry what is known already.
 */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const { url, href, isNarrowed } = useAddress(homesAddress);
  const projects = useCall(listProjects);
  const project = projects.data?.items.find(({ slug }) => slug === url.project);
  const homes = useCall(listRoomHomes, homesInput(url), { enabled: url.project !== undefined });
  return (
    <>
      <PageHead
        title={text('rooms.customer.title')}
        description={text('rooms.customer.lead')}
        hidden={isNarrowed}
      />
      <IntroductionLd
        title={text('rooms.customer.title')}
        description={text('rooms.customer.lead')}
        pathname={paths.roomByRoomCustomerIntroduction.to(language)}
      />
      <ListPage title={text('rooms.customer.title')} lead={text('rooms.customer.lead')}>
        {project === undefined ? (
          <Section title={text('rooms.customer.project')} space="sm">
            {url.project !== undefined && projects.data !== undefined ? (
              <Text>{text('rooms.customer.unknown')}</Text>
            ) : null}
            <QueryBoundary
              query={projects}
              skeleton={
                <Grid columns={{ phone: 1, tablet: 2 }} gap={6}>
                  <SkeletonPicture ratio="16:9" />
                  <SkeletonPicture ratio="16:9" />
                </Grid>
              }
            >
              {({ items }) => (
                <ProjectChoice
                  projects={items}
                  href={(slug) => href({ project: slug, tower: undefined })}
                />
              )}
            </QueryBoundary>
          </Section>
        ) : (
          <Stack gap={5}>
            <Text>
              {project.project_name}, {project.location}.{' '}
              <Link href={href(homesAddress.start)}>{text('rooms.customer.other')}</Link>
            </Text>
            {project.towers.length > 1 ? (
              <ListChips
                label={text('rooms.project.towers')}
                all={text('rooms.project.towers.all')}
                options={project.towers.map((tower) => ({
                  value: tower,
                  label: text('rooms.project.tower', { tower }),
                }))}
                value={url.tower}
                href={(tower) => href({ tower })}
              />
            ) : null}
            <HomesList
              homes={homes}
              isNarrowed={url.tower !== undefined || url.type !== undefined}
              href={href}
              startHref={href({ tower: undefined, type: undefined })}
              homeHref={({ project_slug: slug, design_id: id }) =>
                paths.roomByRoomProjectDetail.to(language, { pro_name: slug, id })
              }
            />
          </Stack>
        )}
      </ListPage>
    </>
  );
}

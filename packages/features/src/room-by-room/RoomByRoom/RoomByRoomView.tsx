import type { Answer } from '@hien/api';
import {
  ButtonLink,
  Container,
  EmptyState,
  Grid,
  Heading,
  Link,
  Picture,
  Section,
  SkeletonPicture,
  Text,
} from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListSearch } from '../../shared/lists/ListSearch.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { ContinueVisit } from './ContinueVisit.tsx';
import type { HubUrl } from './hub-address.ts';
import { matching } from './matching.ts';
import { ProjectCard } from './ProjectCard.tsx';
import * as s from './RoomByRoom.css.ts';

interface RoomByRoomViewProps {
  projects: Loadable<Answer<'listProjects'>>;
  styles: Loadable<Answer<'listStyles'>>;
  url: HubUrl;
  allHref: string;
  onSearch: (q: string) => void;
}

export function RoomByRoomView({ projects, styles, url, allHref, onSearch }: RoomByRoomViewProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <Container className={s.head}>
        <Heading level={1}>{text('rooms.hub.title')}</Heading>
        <Text size="lead" tone="muted" measure>
          {text('rooms.hub.lead')}
        </Text>
        <div className={s.search}>
          <ListSearch
            label={text('rooms.hub.search')}
            placeholder={text('rooms.hub.search.placeholder')}
            q={url.q}
            onSearch={onSearch}
          />
        </div>
        <ContinueVisit />
      </Container>
      <Section title={text('rooms.hub.projects')}>
        <QueryBoundary
          query={projects}
          skeleton={<CardsSkeleton />}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState
              level={3}
              title={text('rooms.hub.empty.title')}
              text={text('rooms.hub.empty.text')}
            />
          }
        >
          {({ items }) => {
            const found = matching(items, url.q);
            return found.length === 0 ? (
              <EmptyState
                level={3}
                drawing="lamp"
                title={text('rooms.hub.none.title')}
                text={text('rooms.hub.none.text')}
                action={<ButtonLink href={allHref}>{text('rooms.hub.none.action')}</ButtonLink>}
              />
            ) : (
              <Grid as="ul" columns={{ phone: 1, tablet: 2 }} gap={6} className={s.list}>
                {found.map((project, at) => (
                  <ProjectCard key={project.id} project={project} priority={at === 0} />
                ))}
              </Grid>
            );
          }}
        </QueryBoundary>
      </Section>
      <Section title={text('rooms.hub.more')} space="sm">
        <ul className={s.kept}>
          {(
            [
              ['rooms.landing.title', paths.roomByRoomNewLandingPage.to(language)],
              ['rooms.new.title', paths.roomByRoomNewIntroduction.to(language)],
              ['rooms.vinhomes.title', paths.roomByRoomVinhomes.to(language)],
              ['rooms.showcase.title', paths.roomByRoomShowcaseIntroduction.to(language)],
              ['rooms.villas.title', paths.roomByRoomVinhomesVillas.to(language)],
              ['rooms.customer.title', paths.roomByRoomCustomerIntroduction.to(language)],
              ['rooms.hub.office', paths.roomByRoomBGridIntroduction.to(language)],
              ['rooms.samsung.title', paths.roomByRoomSamsungIntroduction.to(language)],
              ['rooms.demo.title', paths.roomByRoomDemoIntroduction.to(language)],
            ] as const
          ).map(([id, href]) => (
            <li key={id}>
              <Link href={href}>{text(id)}</Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={text('rooms.hub.styles')}>
        <QueryBoundary
          query={styles}
          skeleton={<CardsSkeleton />}
          isEmpty={({ items }) => items.length === 0}
        >
          {({ items }) => (
            <Grid as="ul" columns={{ phone: 2, desktop: 4 }} className={s.list}>
              {items.map(({ id, style_name: name, thumbnail }) => (
                <li key={id} className={s.look}>
                  <Picture
                    picture={thumbnail}
                    ratio="4:3"
                    sizes="(width > 992px) 300px, 50vw"
                    alt=""
                  />
                  {name}
                </li>
              ))}
            </Grid>
          )}
        </QueryBoundary>
      </Section>
    </>
  );
}

function CardsSkeleton() {
  return (
    <Grid columns={{ phone: 1, tablet: 2 }} gap={6}>
      <SkeletonPicture ratio="16:9" />
      <SkeletonPicture ratio="16:9" />
    </Grid>
  );
}

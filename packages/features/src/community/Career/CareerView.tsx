import type { Answer } from '@hien/api';
import { jobTeamLabels, jobTeams } from '@hien/domain';
import {
  ButtonLink,
  Chip,
  Container,
  EmptyState,
  Heading,
  Section,
  SkeletonText,
  Text,
} from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListSearch } from '../../shared/lists/ListSearch.tsx';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { type CareerUrl, careerAddress } from './career-address.ts';
import { CareerForm } from './CareerForm.tsx';
import { JobItem } from './JobItem.tsx';
import * as s from './Career.css.ts';

interface CareerViewProps {
  jobs: Loadable<Answer<'listJobs'>>;
  url: CareerUrl;
  href: (change: Partial<CareerUrl>) => string;
  onSearch: (q: string) => void;
}

export function CareerView({ jobs, url, href, onSearch }: CareerViewProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <Container className={s.head}>
        <Heading level={1}>{text('career.title')}</Heading>
        <Text size="lead" tone="muted" measure>
          {text('career.lead')}
        </Text>
      </Container>
      <Section title={text('career.list')}>
        <div className={s.tools}>
          <nav aria-label={text('career.teams')} className={s.chips}>
            {[undefined, ...jobTeams].map((team) => (
              <Chip key={team ?? 'all'} chosen={team === url.team} href={href({ team })}>
                {team === undefined ? text('career.teams.all') : jobTeamLabels[team][language]}
              </Chip>
            ))}
          </nav>
          <ListSearch
            label={text('career.search')}
            placeholder={text('career.search.placeholder')}
            q={url.q}
            onSearch={onSearch}
          />
        </div>
        <PagedList
          query={jobs}
          label={text('career.list')}
          skeleton={<SkeletonText lines={16} />}
          href={href}
          level={3}
          isNarrowed={careerAddress.isNarrowed(url)}
          none={
            <EmptyState
              level={3}
              drawing="lamp"
              title={text('career.none.title')}
              text={text('career.none.text')}
              action={
                <ButtonLink href={href(careerAddress.start)}>
                  {text('career.none.action')}
                </ButtonLink>
              }
            />
          }
          empty={
            <EmptyState
              level={3}
              title={text('career.empty.title')}
              text={text('career.empty.text')}
            />
          }
        >
          {({ items }) => (
            <ul className={s.list}>
              {items.map((job) => (
                <JobItem key={job.id} job={job} />
              ))}
            </ul>
          )}
        </PagedList>
      </Section>
      <CareerForm />
    </>
  );
}

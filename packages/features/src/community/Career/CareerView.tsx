import type { Answer } from '@hien/api';
import { jobTeamLabels, jobTeams, jobTypeLabels } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { EmptyState, Heading, Link, SkeletonText, Text } from '@hien/ui';
import type { useAddress } from '../../shared/address/useAddress.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import { ListPage } from '../../shared/lists/ListPage.tsx';
import { ListRows } from '../../shared/lists/ListRows.tsx';
import { ListSearch } from '../../shared/lists/ListSearch.tsx';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import type { CareerUrl } from './career-address.ts';
import { CareerForm } from './CareerForm.tsx';
import { WorkPlaces } from './WorkPlaces.tsx';

interface CareerViewProps {
  query: Loadable<Answer<'listJobs'>>;
  address: ReturnType<typeof useAddress<CareerUrl>>;
}

/** The jobs that are open, each with its own page, and a way to write to us without one of them. */
export function CareerView({ query, address }: CareerViewProps) {
  const text = useText();
  const language = useLanguage();
  const { vnd } = useFormat();
  const { url, href, go, startHref, isNarrowed } = address;
  return (
    <>
      <ListPage
        title={text('career.title')}
        lead={text('career.lead')}
        filters={
          <ListChips
            label={text('career.team')}
            all={text('career.team.all')}
            options={jobTeams.map((value) => ({ value, label: jobTeamLabels[value][language] }))}
            value={url.team}
            href={(team) => href({ team })}
          />
        }
        search={
          <ListSearch
            label={text('career.search')}
            placeholder={text('career.search.placeholder')}
            q={url.q}
            onSearch={(q) => go({ q })}
          />
        }
      >
        <PagedList
          query={query}
          label={text('career.title')}
          skeleton={<SkeletonText lines={16} />}
          href={href}
          isNarrowed={isNarrowed}
          startHref={startHref}
          empty={<EmptyState title={text('career.empty.title')} text={text('career.empty.text')} />}
        >
          {({ items }) => (
            <ListRows
              items={items}
              row={(item) => ({
                main: (
                  <>
                    <Heading level={2} size="h4">
                      <Link variant="quiet" href={paths.careerDetail.to(language, { id: item.id })}>
                        {item.title}
                      </Link>
                    </Heading>
                    <Text measure>{item.summary}</Text>
                  </>
                ),
                facts: (
                  <>
                    <Text weight="medium">
                      {[item.place, jobTypeLabels[item.type][language]].join(' · ')}
                    </Text>
                    <Text size="small" tone="muted" numeric>
                      {text('career.pay', { from: vnd(item.pay.from), to: vnd(item.pay.to) })}
                    </Text>
                  </>
                ),
              })}
            />
          )}
        </PagedList>
      </ListPage>
      <WorkPlaces />
      <CareerForm />
    </>
  );
}

import type { JobApplication, JobDetail, Profile } from '@hien/api';
import {
  type JobApplicationValues,
  type JobTeam,
  jobTeamLabels,
  jobTypeLabels,
} from '@hien/domain';
import { paths } from '@hien/domain/routes';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  DefinitionList,
  Heading,
  Picture,
  Skeleton,
  SkeletonPicture,
  SkeletonText,
  Text,
} from '@hien/ui';
import type { SubmitFailure } from '@hien/ui/form';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { housePicture } from '../../shared/pictures/house-picture.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { ApplyPart } from './ApplyPart.tsx';
import { JobNotFound } from './JobNotFound.tsx';
import * as s from './CareerDetailView.css.ts';

interface CareerDetailViewProps {
  job: Loadable<JobDetail>;
  application: Loadable<JobApplication | null>;
  profile: Profile | undefined;
  onApply: (values: JobApplicationValues) => Promise<SubmitFailure | undefined>;
  onWithdraw: () => Promise<SubmitFailure | undefined>;
}

export function CareerDetailView({ job, ...application }: CareerDetailViewProps) {
  return (
    <QueryBoundary query={job} size="page" skeleton={<JobSkeleton />} notFound={<JobNotFound />}>
      {(data) => (
        <>
          <Job job={data} applied={application.application.data != null} />
          <ApplyPart jobId={data.id} {...application} />
        </>
      )}
    </QueryBoundary>
  );
}

/** Where each team is found. */
const placeOf = {
  product: 'workStudio',
  design: 'workModels',
  partners: 'workSamples',
  care: 'workPacking',
} as const satisfies Record<JobTeam, string>;

/** What there is to do, what one brings and what one gets; the facts stay beside them on a desk. */
function Job({ job, applied }: { job: JobDetail; applied: boolean }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { from, to } = job.pay;
  return (
    <Container className={s.page}>
      <Breadcrumbs
        label={text('career.breadcrumb')}
        trail={[{ label: text('career.title'), href: paths.career.to(language) }]}
        current={job.title}
      />
      <header className={s.head}>
        <p className={s.team}>{jobTeamLabels[job.team][language]}</p>
        <Heading level={1} size="display">
          {job.title}
        </Heading>
        <Text size="lead" tone="muted" measure>
          {job.summary}
        </Text>
      </header>
      <Picture
        picture={housePicture(placeOf[job.team], text(`picture.${placeOf[job.team]}`))}
        ratio="21:9"
        sizes="(min-width: 1280px) 1280px, 100vw"
      />
      <div className={s.columns}>
        <aside className={s.side}>
          <DefinitionList
            items={[
              { term: text('career.fact.place'), detail: job.place },
              { term: text('career.fact.type'), detail: jobTypeLabels[job.type][language] },
              {
                term: text('career.fact.pay'),
                detail: text('career.pay', { from: format.vnd(from), to: format.vnd(to) }),
              },
              {
                term: text('career.fact.posted'),
                detail: format.date(`${job.posted_on}T00:00:00Z`),
              },
            ]}
          />
          <ButtonLink variant="primary" href="#apply">
            {text(applied ? 'career.applied.see' : 'career.apply')}
          </ButtonLink>
        </aside>
        <div className={s.story}>
          <Points title={text('career.tasks')} items={job.tasks} />
          <Points title={text('career.asks')} items={job.asks} />
          <Points title={text('career.offers')} items={job.offers} />
        </div>
      </div>
    </Container>
  );
}

function Points({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className={s.part}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <ul className={s.points}>
        {items.map((item) => (
          <li key={item} className={s.point}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As large as the job that comes. */
const JobSkeleton = () => (
  <Container className={s.page}>
    <div className={s.head}>
      <Skeleton shape="text" width="8rem" />
      <Skeleton shape="block" height="3.5rem" />
      <SkeletonText lines={2} />
    </div>
    <SkeletonPicture ratio="21:9" />
    <div className={s.columns}>
      <div className={s.side}>
        <Skeleton shape="block" height="14rem" />
      </div>
      <SkeletonText lines={14} />
    </div>
  </Container>
);

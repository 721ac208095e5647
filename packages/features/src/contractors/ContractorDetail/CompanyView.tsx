import type { ContractorDetail } from '@hien/api';
import { Container, Skeleton, SkeletonPicture, SkeletonText } from '@hien/ui';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { Company } from './Company.tsx';
import { CompanyNotFound } from './CompanyNotFound.tsx';
import { page } from '../parts/page.css.ts';
import * as s from './CompanyView.css.ts';

export function CompanyView({ company }: { company: Loadable<ContractorDetail> }) {
  return (
    <QueryBoundary
      query={company}
      size="page"
      skeleton={<CompanySkeleton />}
      notFound={<CompanyNotFound />}
    >
      {(data) => <Company company={data} />}
    </QueryBoundary>
  );
}

/** As large as the company that comes. */
const CompanySkeleton = () => (
  <Container className={page}>
    <Skeleton shape="text" width="12rem" />
    <div className={s.head}>
      <Skeleton shape="block" width="4rem" height="4rem" />
      <SkeletonText lines={2} />
    </div>
    <div className={s.columns}>
      <SkeletonPicture ratio="3:2" />
      <div className={s.side}>
        <SkeletonText lines={12} />
      </div>
      <SkeletonText lines={4} />
    </div>
  </Container>
);

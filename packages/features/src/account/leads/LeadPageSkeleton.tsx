import { Container, SkeletonText } from '@hien/ui';
import { LeadFormSkeleton } from './LeadFormSkeleton.tsx';
import * as s from './LeadPage.css.ts';

/** A page of a request, until it is known what the request is about. */
export const LeadPageSkeleton = () => (
  <Container className={s.page}>
    <div className={s.head}>
      <SkeletonText lines={3} />
    </div>
    <div className={s.main}>
      <LeadFormSkeleton />
    </div>
  </Container>
);

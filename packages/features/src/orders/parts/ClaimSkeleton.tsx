import { Container, Skeleton } from '@hien/ui';
import * as s from './ClaimPage.css.ts';

/** A title, a line of the order and a form. */
export function ClaimSkeleton() {
  return (
    <Container className={s.page} aria-hidden>
      <div className={s.head}>
        <Skeleton shape="text" width="30%" />
        <Skeleton shape="text" width="60%" height="2.2rem" />
      </div>
      <div className={s.waiting}>
        <Skeleton height="96px" />
        <Skeleton height="64px" />
        <Skeleton height="120px" />
        <Skeleton height="160px" />
      </div>
    </Container>
  );
}

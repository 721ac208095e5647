import { Container, Skeleton } from '@hien/ui';
import * as s from './OrderView.css.ts';

/** As large as an order of two lines. */
export function OrderSkeleton() {
  return (
    <Container className={s.page} aria-hidden>
      <div className={s.head}>
        <Skeleton shape="text" width="45%" height="2.2rem" />
        <Skeleton shape="text" width="30%" />
      </div>
      <div className={s.columns}>
        <div className={s.waiting}>
          <Skeleton height="140px" />
          <Skeleton height="120px" />
          <Skeleton height="120px" />
        </div>
        <Skeleton height="420px" />
      </div>
    </Container>
  );
}

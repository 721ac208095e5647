import { Skeleton } from '@hien/ui';
import * as s from './Cart.css.ts';

/** Two lines of one seller and the sum beside them. */
export function CartSkeleton() {
  return (
    <div className={s.columns}>
      <div className={s.lists}>
        <Skeleton width="12rem" height="1.5rem" />
        <div className={s.group}>
          <div className={s.groupHead}>
            <Skeleton width="9rem" height="1.25rem" />
          </div>
          {[0, 1].map((row) => (
            <div key={row} className={s.row}>
              <Skeleton width="1.25rem" height="1.25rem" />
              <Skeleton width="100%" height="5.5rem" />
              <div className={s.words}>
                <Skeleton shape="text" width="80%" />
                <Skeleton shape="text" width="50%" />
                <Skeleton shape="text" width="30%" />
              </div>
            </div>
          ))}
        </div>
      </div>
      <Skeleton width="100%" height="16rem" />
    </div>
  );
}

import { Skeleton } from '@hien/ui';
import * as s from './WorkMap.css.ts';

/** As high as the map, so that the list below stays where it is. */
export const MapSkeleton = () => (
  <div className={s.columns}>
    <Skeleton shape="block" height="24rem" />
    <Skeleton shape="block" height="20rem" />
  </div>
);

import { Container, Grid, Skeleton, SkeletonPicture, SkeletonText } from '@hien/ui';
import * as s from './RoomByRoomProject.css.ts';

/** As large as the project that comes. */
export function ProjectSkeleton() {
  return (
    <Container className={s.top}>
      <Skeleton shape="text" width="14rem" />
      <div className={s.intro}>
        <SkeletonText lines={4} />
        <SkeletonPicture ratio="4:3" />
      </div>
      <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} gap={6}>
        <SkeletonPicture ratio="4:3" />
        <SkeletonPicture ratio="4:3" />
        <SkeletonPicture ratio="4:3" />
      </Grid>
    </Container>
  );
}

import { Container, SkeletonText } from '@hien/ui';

export const InvitationSkeleton = () => (
  <Container>
    <SkeletonText lines={8} />
  </Container>
);

import { Container, SkeletonText } from '@hien/ui';

export const RulesSkeleton = () => (
  <Container>
    <SkeletonText lines={24} />
  </Container>
);

import { Container, SkeletonText } from '@hien/ui';

export const LetterSkeleton = () => (
  <Container>
    <SkeletonText lines={8} />
  </Container>
);

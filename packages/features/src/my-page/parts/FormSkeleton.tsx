import { Skeleton, Stack } from '@hien/ui';

/** As large as a form of so many fields. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Stack gap={5}>
      {Array.from({ length: fields }, (_, index) => (
        <Skeleton key={index} height="4.5rem" />
      ))}
    </Stack>
  );
}

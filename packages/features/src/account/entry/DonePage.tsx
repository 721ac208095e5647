import { EmptyState, type EmptyStateProps, Inline } from '@hien/ui';

/** Something is done: what it means, and what comes next. */
export function DonePage({ action, ...rest }: Omit<EmptyStateProps, 'size' | 'level'>) {
  return <EmptyState size="page" level={1} action={<Inline gap={3}>{action}</Inline>} {...rest} />;
}

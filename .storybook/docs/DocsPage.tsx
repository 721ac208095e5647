import { lazy, Suspense } from 'react';

const Page = lazy(async () => ({
  default: (await import('./ComponentPage.tsx')).ComponentPage,
}));

/** Pages of documentation are fetched where they are read: the runs of stories never need them. */
export const DocsPage = () => (
  <Suspense fallback={null}>
    <Page />
  </Suspense>
);

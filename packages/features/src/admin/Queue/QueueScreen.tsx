import { Skeleton } from '@hien/ui';
import { Suspense } from 'react';
import { adminPaths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { AdminFrame } from '../parts/AdminFrame.tsx';
import { queues } from '../queues/all.ts';

/** One queue, by its name in the address. */
export function Screen() {
  const text = useText();
  const { queue: name } = useRouteParams(adminPaths.adminQueue);
  const queue = queues.find((one) => one.name === name);
  if (!queue) return <NotFoundState />;
  const { Component } = queue;
  return (
    <>
      <PageHead title={text(queue.title)} hidden />
      <AdminFrame queue={name} title={text(queue.title)} lead={text(queue.lead)}>
        <Suspense fallback={<Skeleton height="20rem" />}>
          <Component key={name} />
        </Suspense>
      </AdminFrame>
    </>
  );
}

import type { DemoClock } from '@hien/api';
import { EmptyState, Notice, Skeleton, Stack } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { DueList } from './DueList.tsx';
import { ClockFace } from './ClockFace.tsx';
import { ClockControls } from './ClockControls.tsx';

interface ClockViewProps {
  clock: Loadable<DemoClock>;
  /** The server's time, counted on from its answer. */
  now: () => number;
  onMove: (to: string) => Promise<void>;
}

/** The server's time, the ways to move it, and what it does next. */
export function ClockView({ clock, now, onMove }: ClockViewProps) {
  const text = useText();
  return (
    <QueryBoundary
      query={clock}
      size="page"
      skeleton={
        <Stack gap={6}>
          <Skeleton height="9rem" />
          <Skeleton height="20rem" />
        </Stack>
      }
      notFound={
        <NotFoundState title={text('admin.clock.none')} text={text('admin.clock.none.text')} />
      }
    >
      {(data) => (
        <Stack gap={8}>
          <Stack gap={5}>
            <ClockFace now={now} ahead={data.ahead_seconds} />
            <ClockControls clock={data} now={now} onMove={onMove} />
            <Notice tone="info" title={text('admin.clock.back')}>
              {text('admin.clock.back.text')}
            </Notice>
          </Stack>
          {data.due.length === 0 ? (
            <EmptyState
              level={2}
              title={text('admin.clock.empty')}
              text={text('admin.clock.empty.text')}
            />
          ) : (
            <DueList due={data.due} now={now} />
          )}
        </Stack>
      )}
    </QueryBoundary>
  );
}

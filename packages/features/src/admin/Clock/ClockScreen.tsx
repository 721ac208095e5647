import { moveClock, readClock } from '@hien/api';
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../shared/calls/useCall.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { serverClock } from '../../shared/async/server-clock.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { AdminFrame } from '../parts/AdminFrame.tsx';
import { ClockView } from './ClockView.tsx';
import { isLate } from './due.ts';

/** What has come due is gone from the list a moment later. */
const workingMs = 1_500;
/** Somebody else may move it too. */
const restingMs = 30_000;

/** The clock of a demonstration; other servers say that there is none. */
export function Screen() {
  const text = useText();
  const queryClient = useQueryClient();
  const clock = useCall(
    readClock,
    {},
    {
      retry: false,
      refetchInterval: ({ state }) =>
        state.data !== undefined && isLate(state.data) ? workingMs : restingMs,
    },
  );
  const moving = useSend(moveClock);
  const now = serverClock(clock.data?.now, clock.dataUpdatedAt);
  const move = async (to: string) => {
    await moving.send({ to });
    // Whatever was read before is of another day.
    void queryClient.invalidateQueries();
  };
  return (
    <>
      <PageHead title={text('admin.clock')} hidden />
      <AdminFrame queue="clock" title={text('admin.clock')} lead={text('admin.clock.lead')}>
        <ClockView clock={clock} now={now} onMove={move} />
      </AdminFrame>
    </>
  );
}

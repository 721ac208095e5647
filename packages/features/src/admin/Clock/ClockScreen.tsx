import { clockQuery, moveClock } from '@hien/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { AdminFrame } from '../parts/AdminFrame.tsx';
import { ClockView } from './ClockView.tsx';
import { clockOf, isLate } from './due.ts';

/** What has come due is gone from the list a moment later. */
const workingMs = 1_500;
/** Somebody else may move it too. */
const restingMs = 30_000;

/** The clock of a demonstration; other servers say that there is none. */
export function ClockScreen() {
  const text = useText();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const query = clockQuery(language);
  const clock = useQuery({
    ...query,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isLate(state.data) ? workingMs : restingMs,
  });
  const now = clockOf(clock.data, clock.dataUpdatedAt);
  const move = async (to: string) => {
    queryClient.setQueryData(query.queryKey, await moveClock(to));
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

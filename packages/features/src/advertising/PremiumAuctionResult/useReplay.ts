import type { AuctionLedger } from '@hien/api';
import { bidderName, brokenAt, type Replay, replayLedger } from '@hien/domain';
import { useState } from 'react';

export type Checked = {
  /** The first line whose hash does not hold; null when all do. */
  readonly broken: number | null;
  /** Companies that do not stand behind the name they have in the ledger. */
  readonly misnamed: readonly string[];
  readonly replay: Replay;
};

/** Checks a ledger on this device, with the rules that decided; the server is not asked again. */
export function useReplay(ledger: AuctionLedger) {
  const [state, setState] = useState<'idle' | 'running' | Checked>('idle');
  return {
    state,
    run: async () => {
      setState('running');
      const { entries, names, weekKey, times } = ledger;
      const broken = await brokenAt(entries);
      const checked = await Promise.all(
        names.map(async ({ who, company, name }) =>
          weekKey === null || (await bidderName(weekKey, company)) === who ? [] : [name],
        ),
      );
      const replay = replayLedger(entries, Date.parse(times.starts));
      setState({ broken, misnamed: checked.flat(), replay });
    },
  };
}

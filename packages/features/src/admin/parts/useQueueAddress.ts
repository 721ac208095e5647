import type { CaseState } from '@hien/api';
import { useSearchParams } from 'react-router-dom';

/** Which part of a queue is open, kept in the address: `?state=decided&page=2`. */
export function useQueueAddress(): {
  state: CaseState;
  page: number;
  go: (to: { state?: CaseState; page?: number }) => void;
} {
  const [search, setSearch] = useSearchParams();
  const state = search.get('state') === 'decided' ? 'decided' : 'waiting';
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  return {
    state,
    page,
    go: (to) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (to.state !== undefined) next.set('state', to.state);
          next.set('page', String(to.page ?? 1));
          return next;
        },
        { preventScrollReset: true },
      ),
  };
}

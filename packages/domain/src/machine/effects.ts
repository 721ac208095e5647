import type { Instant } from '../calendar/ict.ts';
import type { StaffCaseReason } from '../payment/staff-case-reasons.ts';
import type { Actor } from './actors.ts';

/**
 * What the caller has to do after a change, as data. A gateway is never called inside the change: the
 * server stores these with the new state in one transaction and works them off afterwards (2.0).
 */
export type Effect =
  | { readonly do: 'notify'; readonly who: readonly Actor[]; readonly about: string }
  | { readonly do: 'return-money'; readonly amount: number }
  | { readonly do: 'stock'; readonly change: 'release' | 'reserve' }
  | { readonly do: 'penalty'; readonly points: number; readonly because: string }
  | { readonly do: 'queue'; readonly queue: 'finance' | 'admin'; readonly because: StaffCaseReason }
  | { readonly do: 'settlement'; readonly line: 'add' | 'reverse' }
  | { readonly do: 'adjust-invoice' }
  | {
      readonly do: 'session';
      readonly change: 'store-token' | 'fetch-profile' | 'clear-tokens' | 'reload';
    }
  | { readonly do: 'set-timer'; readonly timer: string; readonly at: Instant }
  | { readonly do: 'stop-timer'; readonly timer: string };

export function notify(about: string, ...who: readonly Actor[]): Effect {
  return { do: 'notify', who, about };
}

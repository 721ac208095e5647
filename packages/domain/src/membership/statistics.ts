import { hour, minute } from '../calendar/duration.ts';
import type { Instant } from '../calendar/ict.ts';

/** What a place in the directory brings (2.14): seen, opened, and each way to get in touch. */
export const adChannels = ['impression', 'profile', 'website', 'phone', 'email'] as const;
export type AdChannel = (typeof adChannels)[number];

/** Ways to get in touch: what a place is bought for. */
export const contactChannels = [
  'website',
  'phone',
  'email',
] as const satisfies readonly AdChannel[];

/** Why an event is left out. What is left out is counted too, and shown (D.4). */
export const leftOutBecause = ['robot', 'repeat', 'own', 'burst'] as const;
export type AdOutcome = 'counted' | (typeof leftOutBecause)[number];

/** More than so many a minute is no person; a page of the directory is seen whole, so what is seen has room. */
const mostAMinute = { impression: 240, contact: 20 } as const;

/** Counted once per visitor, channel and hour: two events with the same key are one. */
export function countKey(
  contractor: number,
  visitor: string,
  channel: AdChannel,
  at: Instant,
): string {
  return `${contractor}:${visitor}:${channel}:${Math.floor(at / hour)}`;
}

/** So many visits of an hour are remembered; a flood beyond them is no visit, and takes no memory. */
const mostRemembered = 200_000;

const robots =
  /bot\b|bot\/|crawl|spider|slurp|scrap|fetch|monitor|headless|lighthouse|preview|curl|wget|python|java\/|go-http|node|axios|facebookexternalhit|whatsapp|zalo.*bot/i;

/** Who says that it is a program, or does not say what it is at all. */
export const isRobot = (userAgent: string): boolean =>
  userAgent.trim() === '' || robots.test(userAgent);

export type AdEvent = {
  readonly contractor: number;
  readonly channel: AdChannel;
  /** Stands for whoever looks, for a day; says nothing about them. */
  readonly visitor: string;
  readonly userAgent: string;
  /** The company itself, or somebody on its line. */
  readonly own: boolean;
  readonly at: Instant;
};

/**
 * Judges events one after the other: what a robot, the company itself, one who comes again within the hour or a burst brings
 * is left out. It remembers an hour; events have to come in the order of their time.
 */
export class AdJudge {
  #hour = 0;
  readonly #seen = new Set<string>();
  #minute = 0;
  readonly #recent = new Map<string, number>();

  judge(event: AdEvent): AdOutcome {
    this.#forget(event.at);
    if (isRobot(event.userAgent)) return 'robot';
    if (event.own) return 'own';
    const pace = event.channel === 'impression' ? 'impression' : 'contact';
    const key = `${event.visitor}:${pace}`;
    const recent = (this.#recent.get(key) ?? 0) + 1;
    this.#recent.set(key, recent);
    if (recent > mostAMinute[pace]) return 'burst';
    const same = countKey(event.contractor, event.visitor, event.channel, event.at);
    if (this.#seen.has(same)) return 'repeat';
    if (this.#seen.size >= mostRemembered) return 'burst';
    this.#seen.add(same);
    return 'counted';
  }

  #forget(at: Instant): void {
    const now = Math.floor(at / hour);
    if (now !== this.#hour) {
      this.#hour = now;
      this.#seen.clear();
    }
    const current = Math.floor(at / minute);
    if (current === this.#minute) return;
    this.#minute = current;
    this.#recent.clear();
  }
}

import { DayJudge, ictDate } from '@hien/domain';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../http/network/caller.ts';
import { VisitorsOfADay } from '../../http/network/visitor.ts';

/** Knows what each reader of homes has told today, in this process alone: a reader is a hash that goes with its day (docs/adr/0138). */
export class ReadersOfADay {
  readonly #now: () => number;
  readonly #judge: DayJudge;
  readonly #visitors = new VisitorsOfADay();

  /** @param mostAMinute More than so many things a minute is no person who reads. */
  constructor(now: () => number, mostAMinute: number) {
    this.#now = now;
    this.#judge = new DayJudge(mostAMinute);
  }

  /** Which of the things that a request tells of count. */
  counted(request: FastifyRequest, things: readonly string[]): readonly string[] {
    const at = this.#now();
    this.#visitors.begin(ictDate(at));
    const userAgent = request.headers['user-agent'] ?? '';
    const visitor = this.#visitors.hash(`${networkOf(request.ip)} ${userAgent}`);
    return this.#judge.counted({ things, visitor, userAgent, at });
  }
}

import { minute } from '../calendar/duration.ts';
import { type Instant, ictDate } from '../calendar/ict.ts';
import { isRobot } from '../membership/statistics.ts';

/** So much of a day is remembered; a flood beyond it counts nothing, and takes no memory. */
const mostRemembered = 200_000;

export type Telling = {
  /** What is told of: a home that is looked at, a piece that is opened. */
  readonly things: readonly string[];
  /** Stands for whoever does it, for a day; says nothing about them. */
  readonly visitor: string;
  readonly userAgent: string;
  readonly at: Instant;
};

/**
 * Says which of the things that a visitor tells of count: each once a visitor and day by Vietnam's calendar, and none for a robot.
 * It remembers a day; what is told has to come in the order of its time.
 */
export class DayJudge {
  readonly #mostAMinute: number;
  #day = '';
  readonly #seen = new Set<string>();
  #minute = 0;
  readonly #recent = new Map<string, number>();

  /** @param mostAMinute More than so many things a minute is no person who reads. */
  constructor(mostAMinute: number) {
    this.#mostAMinute = mostAMinute;
  }

  counted({ things, visitor, userAgent, at }: Telling): readonly string[] {
    this.#forget(at);
    if (isRobot(userAgent)) return [];
    return things.filter((thing) => this.#counts(thing, visitor));
  }

  #counts(thing: string, visitor: string): boolean {
    const recent = (this.#recent.get(visitor) ?? 0) + 1;
    this.#recent.set(visitor, recent);
    const key = `${thing}:${visitor}`;
    if (recent > this.#mostAMinute || this.#seen.has(key) || this.#seen.size >= mostRemembered)
      return false;
    this.#seen.add(key);
    return true;
  }

  #forget(at: Instant): void {
    const today = ictDate(at);
    if (today !== this.#day) {
      this.#day = today;
      this.#seen.clear();
    }
    const current = Math.floor(at / minute);
    if (current === this.#minute) return;
    this.#minute = current;
    this.#recent.clear();
  }
}

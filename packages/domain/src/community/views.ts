import { minute } from '../calendar/duration.ts';
import { type Instant, ictDate } from '../calendar/ict.ts';
import { isRobot } from '../membership/statistics.ts';

/** More than so many a minute is no person who reads. */
const mostAMinute = 30;
/** So many views of a day are remembered; a flood beyond them is no view, and takes no memory. */
const mostRemembered = 200_000;

export type HomeView = {
  readonly home: number;
  /** Stands for whoever looks, for a day; says nothing about them. */
  readonly visitor: string;
  readonly userAgent: string;
  readonly at: Instant;
};

/**
 * Says whether a look at a shared home counts: once a visitor and day by Vietnam's calendar, and never for a robot. It remembers
 * a day; views have to come in the order of their time.
 */
export class ViewJudge {
  #day = '';
  readonly #seen = new Set<string>();
  #minute = 0;
  readonly #recent = new Map<string, number>();

  counts({ home, visitor, userAgent, at }: HomeView): boolean {
    this.#forget(at);
    if (isRobot(userAgent)) return false;
    const recent = (this.#recent.get(visitor) ?? 0) + 1;
    this.#recent.set(visitor, recent);
    const key = `${home}:${visitor}`;
    if (recent > mostAMinute || this.#seen.has(key) || this.#seen.size >= mostRemembered)
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

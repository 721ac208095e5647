import { createHmac, randomBytes } from 'node:crypto';

/** The salt of a day. */
export type SaltOf = (day: string) => Promise<Buffer>;

/**
 * Stands for visitors during one day: an HMAC with a salt that goes with its day. It lies in this process alone, or where
 * several processes have to tell the same visitor, is theirs for that day (docs/adr/0082).
 */
export class VisitorsOfADay {
  #salt: { day: string; value: Buffer } = { day: '', value: randomBytes(32) };

  /** Whether the day is another than before: whoever was told apart is somebody else from now on. */
  begin(day: string, value: Buffer = randomBytes(32)): boolean {
    if (this.#salt.day === day) return false;
    this.#salt = { day, value };
    return true;
  }

  /** The same with a salt that is fetched as the day begins. */
  async beginWith(day: string, saltOf: SaltOf): Promise<boolean> {
    return this.#salt.day === day ? false : this.begin(day, await saltOf(day));
  }

  hash(words: string): string {
    return createHmac('sha256', this.#salt.value).update(words).digest('base64url');
  }
}

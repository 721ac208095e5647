import { createHmac, randomBytes } from 'node:crypto';

/**
 * Stands for visitors during one day: an HMAC with a salt that lies in this process alone and goes with its day. Neither is ever
 * written anywhere (docs/adr/0082).
 */
export class VisitorsOfADay {
  #salt = { day: '', value: randomBytes(32) };

  /** Whether the day is another than before: whoever was told apart is somebody else from now on. */
  begin(day: string): boolean {
    if (this.#salt.day === day) return false;
    this.#salt = { day, value: randomBytes(32) };
    return true;
  }

  hash(words: string): string {
    return createHmac('sha256', this.#salt.value).update(words).digest('base64url');
  }
}

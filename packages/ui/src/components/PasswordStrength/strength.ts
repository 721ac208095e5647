export type Strength = 0 | 1 | 2 | 3 | 4;

/** Runs that everybody tries first. */
const runs = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Letters that do not just continue the one before: `123456` has one, `matkhau` seven. */
function surprises(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const pair = text.slice(at - 1, at + 1).toLowerCase();
    const back = [...pair].toReversed().join('');
    const continues =
      at > 0 &&
      (pair[0] === pair[1] || runs.some((run) => run.includes(pair) || run.includes(back)));
    if (!continues) count += 1;
  }
  return count;
}

/**
 * 0 for nothing, 1 to 4 from weak to strong: by length and by how many kinds of sign, letters that only
 * continue a run not counted. A hint for the eye, no measure of entropy.
 */
export function strengthOf(password: string): Strength {
  if (password === '') return 0;
  const length = surprises(password);
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/u, /[^\p{L}\d]/u].filter((kind) =>
    kind.test(password),
  ).length;
  if (length < 6) return 1;
  const points = length + (kinds - 1) * 2;
  if (points < 10) return 2;
  return points < 15 ? 3 : 4;
}

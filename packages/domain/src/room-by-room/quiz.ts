import type { RoomHome } from './home.ts';
import { shares } from '../money/shares.ts';

export const quizLimits = { pairs: 8 } as const;

/** Two pictures to choose between, by the ids of their styles. */
export type QuizPair = { readonly left: number; readonly right: number };
/** One letter a pair: left, right, or skipped. */
export type QuizAnswer = 'l' | 'r' | 's';

export type QuizResult = {
  /** Whole per cent that add up to 100, the greatest first; empty when every pair was skipped. */
  readonly styles: readonly {
    readonly style: number;
    readonly percent: number;
    /** Pairs (from 0) whose choice led there. */
    readonly pairs: readonly number[];
  }[];
};

/** The answers of an address: unknown letters are skipped pairs, more than there are pairs are left away. */
export const readQuizAnswers = (text: string, pairs: number): readonly QuizAnswer[] =>
  Array.from(text.slice(0, Math.min(pairs, quizLimits.pairs)), (letter) =>
    letter === 'l' || letter === 'r' ? letter : 's',
  );

/**
 * Shares of the styles that were chosen, by how often each was chosen of how often it was shown, so that a style that was
 * shown twice has no better chance. Equal shares stand in the order of their first choice.
 */
export function quizResult(pairs: readonly QuizPair[], answers: readonly QuizAnswer[]): QuizResult {
  const found = new Map<number, { pairs: number[]; shown: number }>();
  const entry = (style: number) => {
    const known = found.get(style) ?? { pairs: [], shown: 0 };
    found.set(style, known);
    return known;
  };
  pairs.forEach((pair, index) => {
    const answer = answers[index];
    if (answer === undefined || answer === 's') return;
    entry(pair.left).shown += 1;
    entry(pair.right).shown += 1;
    entry(answer === 'l' ? pair.left : pair.right).pairs.push(index);
  });
  const chosen = [...found].filter(([, { pairs: led }]) => led.length > 0);
  // 840 is divisible by 1 to 8, so the weights are whole.
  const weights = chosen.map(([, { pairs: led, shown }]) => (led.length * 840) / shown);
  const percents = chosen.length === 0 ? [] : shares(100, weights);
  return {
    styles: chosen
      .map(([style, { pairs: led }], index) => ({
        style,
        percent: percents[index] ?? 0,
        pairs: led,
      }))
      .toSorted((a, b) => b.percent - a.percent || (a.pairs[0] ?? 0) - (b.pairs[0] ?? 0)),
  };
}

/** Two pictures of one room, each in a style of its own. */
export type QuizView = QuizPair & { readonly room: number };

/**
 * The pairs of a home: each two styles meet once before any two meet again, in one room after the other, so that what is
 * compared is the style and not the room. At most `quizLimits.pairs`, of which no style has more than its share; none where no room is drawn in two styles.
 */
export function quizViews({
  styles,
  rooms,
}: Pick<RoomHome, 'styles' | 'rooms'>): readonly QuizView[] {
  const all = styles.flatMap((left, at) =>
    styles.slice(at + 1).map((right): QuizPair => ({ left, right })),
  );
  const meetings = all.length > quizLimits.pairs ? inRounds(styles) : all;
  const views = rooms.flatMap((_, turn) =>
    meetings.flatMap(({ left, right }, at): QuizView[] => {
      const room = rooms[(at + turn) % rooms.length];
      return room?.styles.includes(left) && room.styles.includes(right)
        ? [{ room: room.id, left, right }]
        : [];
    }),
  );
  return views.slice(0, quizLimits.pairs);
}

/** Every meeting of two styles, ordered so that each style has met once before any meets again: nobody sits out twice in a row. */
function inRounds(styles: readonly number[]): QuizPair[] {
  const [fixed, ...circle]: (number | null)[] =
    styles.length % 2 === 0 ? [...styles] : [null, ...styles];
  return circle.flatMap((_, turn) => {
    const seats = [fixed, ...circle.slice(turn), ...circle.slice(0, turn)];
    return seats.slice(0, seats.length / 2).flatMap((left, at): QuizPair[] => {
      const right = seats[seats.length - 1 - at];
      return left == null || right == null ? [] : [{ left, right }];
    });
  });
}

import { type Language, type Text, notices } from '@hien/domain';
import type { Tone } from '@hien/ui';

/** How a code looks and reads. `known` is false for one that this client does not know yet. */
export type ShownStatus = { readonly tone: Tone; readonly text: string; readonly known: boolean };

/** A list of codes with their tones and words. */
export type Status<Code extends string> = {
  readonly codes: readonly Code[];
  readonly tones: Readonly<Record<Code, Tone>>;
  readonly words: Readonly<Record<Code, Text>>;
  /** The number on the wire, where there is one. */
  readonly numbers?: Readonly<Record<Code, number>>;
};

type Words = Text | { readonly label: Text };

/** A machine's texts carry the name of a state beside what happens next there. */
const named = (words: Words): Text => ('label' in words ? words.label : words);

/** Binds a machine's words to tones. A code without a tone does not compile. */
export function defineStatus<Code extends string>(
  words: Readonly<Record<Code, Words>>,
  tones: Readonly<Record<Code, Tone>>,
  numbers?: Readonly<Record<Code, number>>,
): Status<Code> {
  const codes = Object.keys(tones) as Code[];
  return {
    codes,
    tones,
    words: Object.fromEntries(codes.map((code) => [code, named(words[code])])) as Record<
      Code,
      Text
    >,
    ...(numbers ? { numbers } : {}),
  };
}

/**
 * What to show for a code from the wire, by its name or its number. An unknown one is neutral and says no more
 * than that the thing is being dealt with (2.0).
 */
export function statusOf<Code extends string>(
  status: Status<Code>,
  code: string | number | null | undefined,
  language: Language,
): ShownStatus {
  const name = status.codes.find(
    (known) => known === code || (status.numbers && status.numbers[known] === code),
  );
  return name === undefined
    ? { tone: 'neutral', text: notices['status.unknown'][language], known: false }
    : { tone: status.tones[name], text: status.words[name][language], known: true };
}

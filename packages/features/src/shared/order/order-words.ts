import {
  type Actor,
  type ItemState,
  type Language,
  type Reason,
  type Text,
  actorLabels,
  itemDeadlineTexts,
  type Reader,
  itemEventLabel,
  itemEventLabels,
  itemTexts,
  notices,
  paymentMethodLabels,
  reasonText,
  reasonTexts,
} from '@hien/domain';

/** Words of the wire that a newer server may say are looked up here; what nobody knows yet gets a neutral sentence. */
const lookUp = <Key extends string>(
  words: Readonly<Record<Key, Text>>,
  key: string,
  language: Language,
): string | undefined => (Object.hasOwn(words, key) ? words[key as Key][language] : undefined);

const unknown = (language: Language): string => notices['status.unknown'][language];

/** What happens next in a state, to who reads it. */
export function nextSentence(state: string, reader: Reader, language: Language): string {
  const { states } = itemTexts(reader);
  return Object.hasOwn(states, state)
    ? states[state as ItemState].next[language]
    : unknown(language);
}

/** What happens when a deadline passes; nothing for one that is not known. */
export function deadlineSentence(
  name: string,
  reader: Reader,
  language: Language,
): string | undefined {
  return lookUp(itemDeadlineTexts(reader), name, language);
}

export function actorName(actor: string, language: Language): string | undefined {
  return lookUp(actorLabels satisfies Record<Actor, Text>, actor, language);
}

export function eventLabel(event: string, reader: Reader, language: Language): string {
  return Object.hasOwn(itemEventLabels, event)
    ? itemEventLabel(event as keyof typeof itemEventLabels, reader)[language]
    : unknown(language);
}

/** Why something is refused, as a sentence; one that is not known says that it is not possible now. */
export function reasonSentence(reason: string, reader: Reader, language: Language): string {
  const known = Object.hasOwn(reasonTexts, reason) ? (reason as Reason) : 'NOT_NOW';
  return reasonText(known, reader)[language];
}

export function methodName(method: string, language: Language): string {
  return lookUp(paymentMethodLabels, method, language) ?? method;
}

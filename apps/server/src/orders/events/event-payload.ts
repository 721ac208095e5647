import { actorOf, type Viewer } from '@hien/api/wire';
import {
  type Command,
  type ItemEvent,
  type ItemPayloads,
  itemMachine,
  isEventOf,
  payloadOf,
  type SentPayload,
  type ServerFacts,
  UnknownWord,
} from '@hien/domain';
import { ApiError } from '../../http/api-error.ts';
import { wrongText } from '../../http/contract/field-texts.ts';

/** A name of the wire that is an event of the machine. */
export function eventNamed(name: string): ItemEvent | null {
  return isEventOf(itemMachine, name) ? name : null;
}

/**
 * The event as the machine takes it, with what `payloadOf` makes of a person's words and the server's facts.
 * @throws {ApiError} VALIDATION for a word that is not on the list.
 */
export function commandOf(
  event: ItemEvent,
  {
    viewer,
    at,
    language,
  }: { viewer: Viewer; at: number; language: Parameters<typeof wrongText>[0] },
  sent: SentPayload,
  facts: ServerFacts,
): Command<ItemPayloads> {
  try {
    const payload = payloadOf(event, sent, facts);
    return { event, by: actorOf(viewer), at, payload } as Command<ItemPayloads>;
  } catch (error) {
    if (!(error instanceof UnknownWord)) throw error;
    throw new ApiError('VALIDATION', {
      status: 422,
      errors: [{ field: error.field, code: 'VALIDATION', message: wrongText(language) }],
    });
  }
}

import type { MessageId as ValidationId } from '@hien/domain';
import type { useText } from '../i18n/useText.ts';

/** A complaint of a domain schema in the reader's language. A text that is no id (the server's own words) stays as it is. */
export function validationText(text: ReturnType<typeof useText>, message: string): string {
  return isId(message) ? text(message) : message;
}

// By its first word, not by the domain's list: home's first load would carry the list. A test holds that every id has
// its sentence.
function isId(message: string): message is ValidationId {
  return message.startsWith('validation.');
}

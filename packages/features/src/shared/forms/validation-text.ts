import { type ValidationMessageId, validationMessageIds } from '@hien/domain';
import type { MessageId, useText } from '../i18n/useText.ts';

/** A complaint of a domain schema in the reader's language. A text that is no id (the server's own words) stays as it is. */
export function validationText(text: ReturnType<typeof useText>, message: string): string {
  return isId(message) ? text(message) : message;
}

// A form's area or the shared catalogue has the sentences of the schemas it uses.
function isId(message: string): message is ValidationMessageId & MessageId {
  return validationMessageIds.some((id) => id === message);
}

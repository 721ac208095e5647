import { type ApiError, isApiError } from '@hien/api';
import type { ErrorCode } from '@hien/domain';
import type { SubmitFailure } from '@hien/ui/form';
import type { useText } from '../i18n/useText.ts';
import { log } from '../log.ts';
import { validationText } from './validation-text.ts';

type Text = ReturnType<typeof useText>;

/** A code of the catalogue, or `NETWORK` when nobody answered. */
type FailureCode = ErrorCode | 'NETWORK' | 'ABORTED';

type Said = string | SubmitFailure | undefined;

/**
 * What a form says of an error's code instead of the usual: a sentence, at the fields that the server names with this
 * code, else over the form; or what stands at other fields.
 */
export type Says = Readonly<
  Partial<Record<FailureCode, Said | ((error: ApiError) => Said | Promise<Said>)>>
>;

interface FailureWords {
  readonly says?: Says | undefined;
  /** Fields of the contract that the form calls otherwise: `{ content: 'text' }`. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/**
 * Why something had no effect, in one sentence. Codes of the catalogue come with the server's words in the reader's
 * language; `says` goes before them.
 */
export function failureText(
  error: unknown,
  text: Text,
  says: Readonly<Partial<Record<FailureCode, string>>> = {},
): string {
  if (!isApiError(error)) return text('failure.error');
  return says[error.code as FailureCode] ?? troubleText(error, text) ?? error.message;
}

/**
 * What a form shows of a failure: at the fields that the server named, or over the form; and that nothing typed is
 * lost, where the sentence is about the way and not about the words.
 */
export async function failureOf(
  error: unknown,
  text: Text,
  { says = {}, fields = {} }: FailureWords = {},
): Promise<SubmitFailure> {
  if (!isApiError(error)) {
    log('form', error);
    return { message: `${text('failure.error')} ${text('form.kept')}` };
  }
  const own = says[error.code as FailureCode];
  const said = typeof own === 'function' ? await own(error) : own;
  if (typeof said === 'object') return said;
  if (error.fields.length > 0 && error.status !== 429)
    return {
      errors: error.fields.map(({ field, code, message }) => ({
        field: fields[field] ?? field,
        message: (code === error.code ? said : undefined) ?? fieldText(code, message, text),
      })),
    };
  if (said !== undefined) return { message: said };
  const trouble = troubleText(error, text);
  return { message: trouble === undefined ? error.message : `${trouble} ${text('form.kept')}` };
}

/** A rule of the form itself has a sentence of its own, which says more than the server's. */
const fieldText = (code: string, message: string, text: Text): string =>
  code.startsWith('validation.') ? validationText(text, code) : message;

/** What can be helped by waiting, by logging in or by fewer words; undefined for what the server has words of its own for. */
function troubleText({ kind, code, status, message, retryAfter }: ApiError, text: Text) {
  if (kind === 'network') return text('failure.offline');
  if (status === 429) return limitedText(retryAfter, text);
  if (code === 'UNAUTHENTICATED') return text('failure.session-over');
  if (status === 413) return text('failure.too-large');
  return status === 0 || status >= 500 || message === '' ? text('failure.error') : undefined;
}

function limitedText(seconds: number | undefined, text: Text): string {
  if (seconds === undefined) return text('failure.limited');
  return seconds < 120
    ? text('failure.limited.seconds', { seconds })
    : text('failure.limited.minutes', { minutes: Math.ceil(seconds / 60) });
}

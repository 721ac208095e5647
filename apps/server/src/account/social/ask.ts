import { ApiError } from '../../http/api-error.ts';

const timeoutMs = 8_000;

/** Nobody answers at the provider, or it answers that it cannot. The message carries nothing of the request. */
export class ProviderUnavailable extends ApiError {
  constructor() {
    super('UNAVAILABLE');
    this.name = 'ProviderUnavailable';
  }
}

/**
 * Asks a provider and reads its JSON. A refusal (4xx, or Zalo's 200 with an `error`) comes back as what was said;
 * an answer that is no object counts as an empty one. @throws {ProviderUnavailable}
 */
export async function ask(
  url: string,
  init: RequestInit = {},
  patience: number = timeoutMs,
): Promise<Record<string, unknown>> {
  const response = await answerOf(url, init, patience);
  if (response.status >= 500 || response.status === 429) throw new ProviderUnavailable();
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

async function answerOf(url: string, init: RequestInit, patience: number): Promise<Response> {
  try {
    return await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
  } catch {
    // The cause may quote the address, and with it a token (D55).
    throw new ProviderUnavailable();
  }
}

/** A line of an answer without control characters, within a length; null when nothing is left. */
export function textOf(value: unknown, longest: number): string | null {
  if (typeof value !== 'string') return null;
  const text = value
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longest);
  return text === '' ? null : text;
}

import type { Language, Text } from '@hien/domain';
import type { Answer } from './answer.ts';
import type { Grants } from './grants.ts';
import { type Method, isOutcome } from './outcomes.ts';
import { consentPage } from './page.ts';
import { people } from './people.ts';

/** What a window was opened with. */
type Asked = {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string | null;
  readonly challenge: string | null;
};

const closed: Text = {
  vi: 'Bạn có thể đóng cửa sổ này.',
  en: 'You may close this window.',
  ko: '이 창을 닫아도 됩니다.',
};

/** The provider's own page: shows the choices, and acts on the one that was made. */
export function consent(
  method: Method,
  query: URLSearchParams,
  language: Language,
  grants: Grants,
): Answer {
  const asked = read(query);
  if (asked === null) return { status: 400, body: 'The window was not opened by a product.' };
  const choice = query.get('choice');
  if (choice === null)
    return {
      status: 200,
      type: 'text/html; charset=utf-8',
      body: consentPage(method, query, language),
    };
  if (choice === 'close')
    return {
      status: 200,
      type: 'text/html; charset=utf-8',
      body: `<!doctype html><meta charset="utf-8"><title>.</title><p>${closed[language]}</p><script>close()</script>`,
    };
  if (choice === 'refuse') return back(asked, { error: 'access_denied' });
  const person = people.find(({ id }) => id === choice) ?? people[0];
  if (person === undefined) return { status: 400, body: 'Nobody of that name.' };
  const outcome = isOutcome(choice) ? choice : null;
  const code = grants.code({ ...asked, method, person, outcome });
  return back(outcome === 'wrong-state' ? { ...asked, state: 'another-window' } : asked, { code });
}

function read(query: URLSearchParams): Asked | null {
  const redirectUri = query.get('redirect_uri') ?? '';
  const state = query.get('state');
  // As the real ones: only to a page that was registered.
  if (state === null || !URL.canParse(redirectUri)) return null;
  if (new URL(redirectUri).pathname !== '/social-callback') return null;
  return {
    clientId: query.get('client_id') ?? query.get('app_id') ?? '',
    redirectUri,
    state,
    nonce: query.get('nonce'),
    challenge: query.get('code_challenge'),
  };
}

function back({ redirectUri, state }: Asked, more: Record<string, string>): Answer {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...more, state })) url.searchParams.set(name, value);
  return { status: 303, location: url.href };
}

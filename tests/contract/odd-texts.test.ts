import { type RoutedOperation, operationIds, operationOf } from '@hien/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyGiven } from './example.ts';
import { examples } from './examples/index.ts';
import { requestOf } from './player.ts';
import { resolve } from './resolve.ts';
import { answerProblems } from './schemas.ts';
import { serverStage } from './server-stage.ts';

let stage: Awaited<ReturnType<typeof serverStage>>;

beforeAll(async () => {
  stage = await serverStage();
}, 240_000);
afterAll(() => stage.close());

/** What no database can hold, and what nobody can read. */
const oddTexts = {
  'U+0000': 'a\u0000b',
  'half a pair': 'a\ud83d',
  'the other half': '\ude00',
  'zero width': '\u200b\u200d',
  'direction marks': '\u202e\u2066',
  'Hangul fillers': '\u3164',
};
const messages = {
  vi: 'Nội dung có ký tự không dùng được hoặc không hiển thị được gì.',
  en: 'This text holds characters that cannot be used, or nothing that can be seen.',
  ko: '사용할 수 없는 문자가 있거나 눈에 보이는 글자가 없습니다.',
};

type Refused = { code: string; errors: { field: string; message: string }[] };

/** Expects a 400 that names the field, in the language asked for. */
async function expectRefusal(
  operation: RoutedOperation,
  given: AnyGiven,
  field: string,
  language: keyof typeof messages = 'vi',
): Promise<void> {
  const response = await stage.fetch(await requestOf(operation, { ...given, language }, stage));
  const body = (await response.json()) as Refused;
  const told = `${operation.operationId} ${field}: ${JSON.stringify(body)}`;
  expect(response.status, told).toBe(400);
  expect(answerProblems(operation, 400, body), told).toEqual([]);
  expect(body, told).toMatchObject({
    code: 'VALIDATION',
    errors: [{ field, message: messages[language] }],
  });
}

const usualOf = (operation: RoutedOperation): AnyGiven | undefined =>
  examples
    .find((one) => one.operation === operation.operationId && one.status < 300)
    ?.given(stage.known);

/** The path of every string in a body, with a body in which it is another. */
function withText(body: unknown, text: string, path: readonly string[] = []): [string, unknown][] {
  if (typeof body === 'string') return [[path.join('.'), text]];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, entry]) =>
    withText(entry, text, [...path, name]).map(([at, changed]): [string, unknown] => [
      at,
      Array.isArray(body)
        ? body.map((one: unknown, index) => (String(index) === name ? changed : one))
        : { ...body, [name]: changed },
    ]),
  );
}

const operations = operationIds.map(operationOf);

describe('no text of a body reaches anybody when it cannot be stored or read', () => {
  const writes = operations.filter(
    ({ requestBody }) => requestBody?.content['application/json'] !== undefined,
  );

  it.each(writes.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (_, operation) => {
      const usual = usualOf(operation);
      for (const text of Object.values(oddTexts))
        for (const [field, body] of withText(usual?.body, text))
          await expectRefusal(operation, { ...usual, body }, field);
      const named = { ...(usual?.body as object), 'x\u0000': 1 };
      expect(
        (await stage.fetch(await requestOf(operation, { ...usual, body: named }, stage))).status,
      ).toBe(400);
    },
  );
});

describe('nor of an address', () => {
  const places = operations.flatMap((operation) =>
    operation.parameters
      .filter(
        ({ in: place, schema }) =>
          place !== 'header' && resolve(operation, schema)['type'] === 'string',
      )
      .map(
        ({ in: place, name }) =>
          [`${operation.operationId} ${name}`, operation, place, name] as const,
      ),
  );

  it.each(places)('%s', async (_, operation, place, name) => {
    const usual = usualOf(operation);
    // A half of a pair cannot stand in an address: its bytes are no UTF-8.
    for (const text of [oddTexts['U+0000'], oddTexts['zero width']]) {
      const query = usual?.query as Record<string, string> | undefined;
      const given =
        place === 'path'
          ? { ...usual, params: { ...usual?.params, [name]: text } }
          : { ...usual, search: new URLSearchParams({ ...query, [name]: text }).toString() };
      await expectRefusal(operation, given, name);
    }
  });
});

it.each(['vi', 'en', 'ko'] as const)('the message is in the language %s', (language) =>
  expectRefusal(
    operationOf('subscribeNewsletter'),
    { body: { email: 'a\u0000@b.vn' } },
    'email',
    language,
  ),
);

it('a body as deep as it is long is refused, not walked into the ground', async () => {
  const content = `{"email":${'['.repeat(120_000)}${']'.repeat(120_000)}}`;
  const response = await stage.fetch(
    await requestOf(
      operationOf('subscribeNewsletter'),
      { raw: { content, type: 'application/json' } },
      stage,
    ),
  );
  expect(response.status).toBe(400);
});

import { ApiError } from '@hien/api';
import { languages } from '@hien/domain';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../i18n/catalogues.ts';
import type { useText } from '../i18n/useText.ts';
import { failureOf, failureText } from './failure.ts';

const intl = createIntl({ locale: 'vi', messages: await loadMessages('orders', 'vi') });
const text = ((id: string, values?: Record<string, number>) =>
  intl.formatMessage({ id } as never, values as never)) as ReturnType<typeof useText>;

const refused = (status: number, code: string, message = 'Lời của máy chủ') =>
  new ApiError({ kind: 'server', status, code, message });
const kept = 'Những gì bạn đã điền vẫn còn.';

describe('what a form says of a failure', () => {
  it.each([
    [new ApiError({ kind: 'network' }), 'Không có kết nối mạng'],
    [new ApiError({ kind: 'aborted' }), 'Có lỗi ở phía chúng tôi'],
    [refused(429, 'RATE_LIMITED'), 'Hãy chờ một phút'],
    [refused(401, 'UNAUTHENTICATED'), 'Phiên đăng nhập đã hết'],
    [refused(413, 'TOO_LARGE'), 'Nội dung dài quá'],
    [refused(500, 'INTERNAL'), 'Có lỗi ở phía chúng tôi'],
    [refused(422, 'CONFLICT', ''), 'Có lỗi ở phía chúng tôi'],
    [new TypeError('a bug'), 'Có lỗi ở phía chúng tôi'],
  ])('%s is no fault of the words, and they are still there', async (error, begins) => {
    const { message = '', errors } = await failureOf(error, text);
    expect(errors).toBeUndefined();
    expect(message).toContain(begins);
    expect(message.endsWith(kept)).toBe(true);
  });

  it('gives the server the word where it has one', async () => {
    expect(await failureOf(refused(422, 'AUTH_09'), text)).toEqual({ message: 'Lời của máy chủ' });
    expect(await failureOf(refused(401, 'SECOND_FACTOR_WRONG'), text)).toEqual({
      message: 'Lời của máy chủ',
    });
  });

  it.each([
    [59, 'sau 59 giây'],
    [120, 'sau 2 phút'],
    [121, 'sau 3 phút'],
  ])('says when to come back: after %d seconds', async (retryAfter, when) => {
    const error = new ApiError({ kind: 'server', status: 429, code: 'RATE_LIMITED', retryAfter });
    expect((await failureOf(error, text)).message).toContain(when);
  });

  it('puts each complaint at its field, under the name that the form has for it', async () => {
    const error = new ApiError({
      kind: 'server',
      status: 400,
      code: 'VALIDATION',
      fields: [
        { field: 'content', code: 'validation.url.invalid', message: 'of the server' },
        { field: 'email', code: 'AUTH_01', message: 'Email này đã có tài khoản' },
      ],
    });
    expect(await failureOf(error, text, { fields: { content: 'text' } })).toEqual({
      errors: [
        { field: 'text', message: 'Địa chỉ trang web chưa đúng' },
        { field: 'email', message: 'Email này đã có tài khoản' },
      ],
    });
  });

  it('lets a screen say a code in its own words: over the form, or at the fields that carry the code', async () => {
    const says = { PRODUCT_07: 'Ảnh không còn nữa' };
    expect(await failureOf(refused(422, 'PRODUCT_07'), text, { says })).toEqual({
      message: 'Ảnh không còn nữa',
    });
    const fields = [
      { field: 'licence', code: 'PRODUCT_07', message: 'Lời của máy chủ' },
      { field: 'owner', code: 'VALIDATION', message: 'Sai' },
    ];
    const error = new ApiError({ kind: 'server', status: 422, code: 'PRODUCT_07', fields });
    expect(await failureOf(error, text, { says })).toEqual({
      errors: [
        { field: 'licence', message: 'Ảnh không còn nữa' },
        { field: 'owner', message: 'Sai' },
      ],
    });
    expect(await failureOf(refused(422, 'AUTH_09'), text, { says })).toEqual({
      message: 'Lời của máy chủ',
    });
  });

  it('waits for a word that has to be found out, and takes none for the usual one', async () => {
    const found = { VERSION_CONFLICT: async () => Promise.resolve('Có bản 7') };
    const error = refused(409, 'VERSION_CONFLICT');
    expect(await failureOf(error, text, { says: found })).toEqual({ message: 'Có bản 7' });
    const none = { VERSION_CONFLICT: () => undefined };
    expect(await failureOf(error, text, { says: none })).toEqual({ message: 'Lời của máy chủ' });
  });
});

it('says of a press why it had no effect, and speaks of no words that were typed', () => {
  expect(failureText(new ApiError({ kind: 'network' }), text)).toBe(
    'Không có kết nối mạng nên chưa gửi được.',
  );
  expect(failureText(refused(503, 'UNAVAILABLE'), text, { UNAVAILABLE: 'MoMo im lặng' })).toBe(
    'MoMo im lặng',
  );
  expect(failureText(refused(409, 'CONFLICT'), text)).toBe('Lời của máy chủ');
});

it.each(languages)('has every sentence of its own in %s', async (language) => {
  const words = await loadMessages('support', language);
  const ids = ['offline', 'limited', 'limited.seconds', 'session-over', 'too-large', 'error'];
  expect(ids.filter((id) => !(`failure.${id}` in words))).toEqual([]);
});

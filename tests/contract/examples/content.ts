import { expect } from 'vitest';
import { example } from '../example.ts';
import { darkPixel as pixel } from '../pixel.ts';

function upload(
  folder: string,
  ...files: readonly (readonly [Uint8Array<ArrayBuffer> | string, string, string])[]
): FormData {
  const form = new FormData();
  form.append('folder', folder);
  for (const [content, name, type] of files)
    form.append('files', new File([content], name, { type }));
  return form;
}

/** The newest essay of the seed and of the mock. */
const ESSAY = 31;

export const contentExamples = [
  example('listArticles', {
    title: 'newest first',
    given: { query: { limit: 6 } },
    holds: ({ data }) => {
      expect(data.items).toHaveLength(6);
      const dates = data.items.map(({ published_at }) => published_at);
      expect(dates).toEqual(dates.toSorted().toReversed());
    },
  }),
  example('listArticles', {
    title: 'one kind',
    given: { query: { type: 'guide', limit: 60 } },
    holds: ({ data }) => {
      for (const { type } of data.items) expect(type).toBe('guide');
    },
  }),
  example('getArticle', {
    title: 'the newest of the sample has its text',
    given: { params: { id: 1 } },
    holds: ({ data }) => {
      expect(data.body).toContain('<p>');
      // Staff publish another one meanwhile.
      expect(data.next?.id).not.toBe(data.id);
      expect(data.previous?.id).not.toBe(data.id);
      for (const { type, id } of data.related) expect([type, id === 1]).toEqual([data.type, false]);
    },
  }),
  example('getArticle', {
    title: 'one nobody wrote',
    given: { params: { id: 999_999 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listEssays', {
    title: 'newest first, none of them an article',
    given: { query: { limit: 3 } },
    holds: ({ data }) => {
      const dates = data.items.map(({ published_at }) => published_at);
      expect(dates.length).toBeGreaterThan(0);
      expect(dates).toEqual(dates.toSorted().toReversed());
      expect(data.items.filter((one) => 'type' in one)).toEqual([]);
    },
  }),
  example('getEssay', {
    title: 'the newest has its text, and nothing was published after it',
    given: { params: { id: ESSAY } },
    holds: ({ data }) => {
      expect(data.body).toContain('<p>');
      expect(data.next).toBeNull();
      expect(data.previous?.id).not.toBe(data.id);
    },
  }),
  example('getEssay', {
    title: 'an article is none',
    given: { params: { id: 1 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('uploadPrivate', {
    title: 'the address of a licence is no address of a public picture',
    given: {
      as: 'member',
      raw: { content: upload('licence', [pixel, 'giay-phep.png', 'image/png']) },
    },
    holds: ({ data }) => expect(data[0]).toMatch(/^\/media\/private\//),
  }),
  example('uploadPrivate', {
    title: 'a program is no picture',
    given: {
      as: 'member',
      raw: { content: upload('licence', ['<script>alert(1)</script>', 'a.png', 'image/png']) },
    },
    status: 415,
    code: 'UNSUPPORTED_MEDIA',
  }),
  example('uploadPrivate', {
    title: 'a picture that is too large',
    given: {
      as: 'member',
      raw: {
        content: upload('licence', [new Uint8Array(11 * 1024 * 1024), 'a.png', 'image/png']),
      },
    },
    status: 413,
    code: 'TOO_LARGE',
  }),
  example('uploadPrivate', {
    title: 'a form without a picture',
    given: { as: 'member', raw: { content: upload('licence') } },
    status: 400,
    code: 'VALIDATION',
  }),
  example('uploadImages', {
    title: 'addresses come back in the order of the files',
    given: {
      raw: {
        content: upload(
          'inbox',
          [pixel, 'phong-khach.png', 'image/png'],
          [pixel, 'bếp.png', 'image/png'],
        ),
      },
    },
    holds: ({ data }) => {
      expect(data).toHaveLength(2);
      for (const address of data) expect(address).toMatch(/^\/media\/uploads\//);
    },
  }),
  example('uploadImages', {
    title: 'what is no picture is refused, whatever it calls itself',
    given: {
      raw: { content: upload('inbox', ['<script>alert(1)</script>', 'anh.png', 'image/png']) },
    },
    status: 415,
    code: 'UNSUPPORTED_MEDIA',
  }),
  example('uploadImages', {
    title: 'a picture of 11 MB',
    given: () => ({
      raw: { content: upload('inbox', [new Uint8Array(11 * 1024 * 1024), 'anh.png', 'image/png']) },
    }),
    status: 413,
    code: 'TOO_LARGE',
  }),
  example('uploadImages', {
    title: 'no picture at all',
    given: { raw: { content: upload('inbox') } },
    status: 400,
    code: 'VALIDATION',
  }),
  example('uploadImages', {
    title: 'a folder of somebody else',
    given: { raw: { content: upload('../etc', [pixel, 'a.png', 'image/png']) } },
    status: 400,
    code: 'VALIDATION',
  }),
];

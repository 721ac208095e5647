import { MockFailure } from '../failure.ts';
import { largePicture, largePictureCases, largePictures } from '../fixtures/large-pictures.ts';
import { type Answers, pageOf } from './answerer.ts';
import { decidable, decidedNow, onlyAdmin } from './admin.ts';

/** Those of the second design are shown. */
const stateOf = (id: number) => (id === 2 ? 'shown' : 'none');

export const largePictureAnswers: Answers<
  | 'getLargePictures'
  | 'askForLargePictures'
  | 'readLargePicture'
  | 'listLargePictureCases'
  | 'decideLargePictures'
> = {
  getLargePictures({ params, language }) {
    const data = largePictures(params.id, language, stateOf(params.id));
    if (data === undefined) throw new MockFailure(404);
    return { data };
  },

  askForLargePictures({ params, body, language }) {
    const data = largePictures(params.id, language, 'waits');
    if (data === undefined || data.request === null) throw new MockFailure(404);
    return { data: { ...data, request: { ...data.request, reason: body.reason.trim() } } };
  },

  readLargePicture({ params, query, language }) {
    const standing = largePictures(params.id, language, stateOf(params.id));
    if (standing?.shown !== true || query.number >= standing.pictures.length)
      throw new MockFailure(404);
    return { data: { type: 'image/webp', content: largePicture } };
  },

  listLargePictureCases({ query, language, token }) {
    onlyAdmin(token);
    return { data: pageOf(largePictureCases(language, query.state ?? 'waiting'), query.page, 20) };
  },

  decideLargePictures({ params, body, language, token }) {
    onlyAdmin(token);
    const found = decidable(largePictureCases(language, 'waiting'), params.id, body);
    if (body.reason.trim() === '')
      throw new MockFailure(422, {
        code: 'AUTH_15',
        fields: [{ field: 'reason', code: 'AUTH_15' }],
      });
    return {
      data: {
        ...found,
        version: found.version + 1,
        answer: body.reason,
        shown_until: body.decision === 'approve' ? '2026-03-07T03:00:00.000Z' : null,
        decided: decidedNow,
      },
    };
  },
};

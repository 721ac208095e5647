import { consentSentences } from '@hien/domain';
import { MockFailure } from '../failure.ts';
import { consents } from '../fixtures/consents.ts';
import type { Answers } from './answerer.ts';

export const consentAnswers: Answers<'listConsents' | 'setConsent'> = {
  listConsents: () => ({ data: { items: [...consents] } }),

  setConsent({ body: { kind, granted, version } }) {
    if (granted && version !== consentSentences[kind])
      throw new MockFailure(409, { code: 'VERSION_CONFLICT' });
    const at = '2026-03-06T03:00:00Z';
    return {
      data: {
        items: consents.map((one) =>
          one.kind !== kind || one.granted === granted
            ? one
            : {
                ...one,
                granted,
                since: at,
                history: [{ granted, version: one.version ?? version, at }, ...one.history],
              },
        ),
      },
    };
  },
};

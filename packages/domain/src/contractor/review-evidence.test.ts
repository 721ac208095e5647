import { describe, expect, it } from 'vitest';
import {
  evidenceRefusalTexts,
  evidenceRefusals,
  mostEvidenceFiles,
  mostEvidenceTries,
  reviewEvidenceKindLabels,
  reviewEvidenceSchema,
  reviewEvidenceTexts,
  whyNotProve,
} from './review-evidence.ts';

const refused = (tries: number) => ({ state: 'refused' as const, tries });

describe('papers for a construction review', () => {
  it('are sent for a review that stands, also while the company asks for its removal', () => {
    expect(whyNotProve('published', null)).toBeNull();
    expect(whyNotProve('asked', null)).toBeNull();
    expect(whyNotProve('removed', null)).toBe('gone');
    expect(whyNotProve('withdrawn', refused(1))).toBe('gone');
  });

  it('are sent anew after a refusal, three times in all', () => {
    expect(whyNotProve('published', refused(mostEvidenceTries - 1))).toBeNull();
    expect(whyNotProve('published', refused(mostEvidenceTries))).toBe('tries');
  });

  it.each(['waiting', 'confirmed'] as const)('are not sent twice while they are %s', (state) => {
    expect(whyNotProve('published', { state, tries: 1 })).toBe(state);
  });

  it('are one to five files of a kind', () => {
    const files = (count: number) => Array.from({ length: count }, (_, at) => `/media/${at}`);
    const says = (values: unknown) => reviewEvidenceSchema.safeParse(values).success;
    expect(says({ kind: 'contract', files: files(mostEvidenceFiles) })).toBe(true);
    expect(says({ kind: 'contract', files: files(mostEvidenceFiles + 1) })).toBe(false);
    expect(says({ kind: 'invoice', files: [] })).toBe(false);
    expect(says({ kind: 'photo', files: files(1) })).toBe(false);
  });

  it('are told in three languages', () => {
    const said = [
      ...Object.values(reviewEvidenceKindLabels),
      ...Object.values(reviewEvidenceTexts).map(({ label }) => label),
      ...evidenceRefusals.map((one) => evidenceRefusalTexts[one]),
    ];
    for (const { vi, en, ko } of said) expect(new Set([vi, en, ko]).size).toBe(3);
  });
});

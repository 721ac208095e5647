import type { Language, Text } from '@hien/domain';
import { ApiError } from '../http/api-error.ts';

const noRule: Text = {
  vi: 'Hãy chọn quy định bị vi phạm.',
  en: 'Please choose the rule that it breaks.',
  ko: '위반된 규정을 선택해 주세요.',
};

/** A removal names the rule that was broken. */
export const ruleMissing = (language: Language): ApiError =>
  new ApiError('VALIDATION', {
    errors: [{ field: 'rule', code: 'validation.choice.invalid', message: noRule[language] }],
  });

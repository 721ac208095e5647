import type { Language, Text } from '@hien/domain';
import { ApiError } from '../../http/api-error.ts';

const costOrder: Text = {
  vi: 'Chi phí đến phải từ chi phí bắt đầu trở lên',
  en: 'The upper cost must not be below the lower one',
  ko: '최대 비용은 최소 비용 이상이어야 합니다',
};

/** @throws {ApiError} VALIDATION at `cost_to`. */
export function costsInOrder(
  { cost_from: from, cost_to: to }: { readonly cost_from: number; readonly cost_to: number },
  language: Language,
): void {
  if (from > to)
    throw new ApiError('VALIDATION', {
      status: 422,
      errors: [{ field: 'cost_to', code: 'validation.cost.order', message: costOrder[language] }],
    });
}

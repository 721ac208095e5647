import { useText } from '../../shared/i18n/useText.ts';
import type { LeadStep } from './LeadPage.tsx';

/** What a form says when an earlier visit left a draft of it. */
export function useDraftTexts() {
  const text = useText();
  return {
    found: text('form.draft.found'),
    restore: text('form.draft.restore'),
    discard: text('form.draft.discard'),
  };
}

export type LeadFormName = 'campaign' | 'bulk' | 'trial' | 'trial-tax';

/** What happens after each form, in three steps. */
export function useLeadSteps(form: LeadFormName): LeadStep[] {
  const text = useText();
  return ([1, 2, 3] as const).map((step) => ({
    title: text(`lead.step.${form}.${step}.title`),
    text: text(`lead.step.${form}.${step}.text`),
  }));
}

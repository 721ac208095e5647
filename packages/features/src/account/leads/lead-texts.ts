import { useText } from '../../shared/i18n/useText.ts';
import type { LeadStep } from './LeadPage.tsx';

export type LeadFormName = 'campaign' | 'bulk' | 'trial' | 'trial-tax';

/** What happens after each form, in three steps. */
export function useLeadSteps(form: LeadFormName): LeadStep[] {
  const text = useText();
  return ([1, 2, 3] as const).map((step) => ({
    title: text(`lead.step.${form}.${step}.title`),
    text: text(`lead.step.${form}.${step}.text`),
  }));
}

import type { ItemFault } from '@hien/domain';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { faultMessage } from './wizard.ts';

/** What is said of a fault: its own sentence where it has one, else that of its field and code. */
export function useFaultWords(): (fault: ItemFault) => string {
  const text = useText();
  const language = useLanguage();
  return (fault) => fault.said?.[language] ?? text(faultMessage(fault));
}

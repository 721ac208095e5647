import type { SheetFault } from '@hien/domain';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { priceSheetHeads } from '@hien/domain';
import { useText } from '../../../shared/i18n/useText.ts';

type OwnReason = Extract<
  SheetFault['why'],
  'no-number' | 'unknown' | 'twice' | 'not-whole' | 'differs' | 'beside'
>;
const own: ReadonlySet<string> = new Set<OwnReason>([
  'no-number',
  'unknown',
  'twice',
  'not-whole',
  'differs',
  'beside',
]);
const isOwn = (why: SheetFault['why']): why is OwnReason => own.has(why);

/** Why a line is not taken, as a sentence that begins with the line. */
export function useFaultWords(): (fault: SheetFault) => string {
  const text = useText();
  const language = useLanguage();
  return ({ line, why, column, value = '' }) => {
    const head = column === undefined ? '' : priceSheetHeads[column][language];
    const said = isOwn(why)
      ? text(`seller.sheet.why.${why}`, { value, column: head })
      : [head, text(why)].filter((part) => part !== '').join(': ');
    return text('seller.sheet.line', { line, why: said });
  };
}

import { type ItemSheetFault, errorText, itemSheetHeads } from '@hien/domain';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';

type OwnReason =
  | 'no-item'
  | 'no-option'
  | 'twice'
  | 'differs'
  | 'waits'
  | 'typed'
  | 'too-many'
  | 'beside'
  | 'not-whole'
  | 'not-measure'
  | 'not-listed'
  | 'no-day'
  | 'too-long';

const own: ReadonlySet<string> = new Set<OwnReason>([
  'no-item',
  'no-option',
  'twice',
  'differs',
  'waits',
  'typed',
  'too-many',
  'beside',
  'not-whole',
  'not-measure',
  'not-listed',
  'no-day',
  'too-long',
]);
const isOwn = (why: ItemSheetFault['why']): why is OwnReason => own.has(why);

/** Why a line is not taken, without the line. */
export function useItemFaultWords(): (fault: ItemSheetFault) => string {
  const text = useText();
  const language = useLanguage();
  return ({ why, said, column, value = '' }) => {
    const head = column === undefined ? '' : itemSheetHeads[column][language];
    return isOwn(why)
      ? text(`seller.table.why.${why}`, { value, column: head })
      : [head, said?.[language] ?? errorText(why, language)]
          .filter((part) => part !== '')
          .join(': ');
  };
}

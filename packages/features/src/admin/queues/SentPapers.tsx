import type { CompanyFactsCase } from '@hien/api';
import { contractorFactLabels, factPaperLabels } from '@hien/domain';
import { DefinitionList, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { PaperFiles } from './PaperFiles.tsx';
import { RefusePaper } from './EndFact.tsx';

/** What the company sent and nobody has decided about; the form below accepts, a reason refuses (docs/adr/0177). */
export function SentPapers({ one }: { one: CompanyFactsCase }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  return (
    <>
      <Text weight="strong">{text('admin.fact.sent')}</Text>
      <DefinitionList
        items={one.sent.map(({ kind, paper, until, files, sent_at: sentAt }) => ({
          term: contractorFactLabels[kind][language],
          detail: (
            <div className={s.lines}>
              <span>
                {text('admin.fact.sent.on', {
                  paper: factPaperLabels[paper][language],
                  date: format.date(sentAt),
                })}
              </span>
              {until === null ? null : (
                <span>{text('admin.fact.sent.until', { date: format.date(until) })}</span>
              )}
              <PaperFiles files={files} name={one.company_name} />
              <RefusePaper one={one} kind={kind} />
            </div>
          ),
        }))}
      />
    </>
  );
}
